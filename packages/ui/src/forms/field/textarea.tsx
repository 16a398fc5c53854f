import { cx } from '@palmares/ui/styled-system/css';
import { control } from '@palmares/ui/styled-system/recipes';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useHydrated } from '../../actions/use-hydrated.ts';
import { useEarlyInput } from './early-input.ts';
import { useFieldAria } from './field-context.ts';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {}

/** Paragraphs: the box grows with the words. */
export const Textarea = ({ className, rows = 4, ...rest }: TextareaProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = box.current;
    // Browsers without field-sizing measure by hand, after every render: the value may change from outside.
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  });
  // As it wakes, React puts words of the page's own back over what was done to them: until then they stand still.
  const asleep = !useHydrated() && (rest.value ?? rest.defaultValue ?? '') !== '';
  return (
    <textarea
      rows={rows}
      {...rest}
      readOnly={asleep || rest.readOnly === true}
      {...useFieldAria(rest)}
      ref={useEarlyInput(box)}
      className={cx(control({ kind: 'area' }), className)}
    />
  );
};
