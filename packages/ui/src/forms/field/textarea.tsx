import { cx } from '@palmares/ui/styled-system/css';
import { control } from '@palmares/ui/styled-system/recipes';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useHydrated } from '../../actions/use-hydrated.ts';
import { useEarlyInput } from './early-input.ts';
import { useFieldAria } from './field-context.ts';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  /** True on a page that stays as the server rendered it. */
  neverHydrated?: boolean | undefined;
}

/** A text box for paragraphs, which grows with its content. */
export const Textarea = ({ className, rows = 4, neverHydrated = false, ...rest }: TextareaProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = box.current;
    // Without `field-sizing`, measures after every render, because the value may change from outside.
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  });
  // Hydration overwrites typed text with the server-rendered value, so a box with a value is read-only until then.
  const hydrated = useHydrated() || neverHydrated;
  const awaitsHydration = !hydrated && (rest.value ?? rest.defaultValue ?? '') !== '';
  return (
    <textarea
      rows={rows}
      {...rest}
      readOnly={awaitsHydration || rest.readOnly === true}
      {...useFieldAria(rest)}
      ref={useEarlyInput(box)}
      className={cx(control({ kind: 'area' }), className)}
    />
  );
};
