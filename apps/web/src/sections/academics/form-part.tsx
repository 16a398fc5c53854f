import type { AcademicsDraft } from '@palmares/domain/sections';
import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ReactNode, useId } from 'react';
import type { FieldErrors } from '../kit/use-field-errors.ts';
import type { Edit } from '../section-editor.ts';

/**
 * Props of a part of the form. A part gets only its own fields, so that a key typed in another does not rerender it.
 */
export type PartProps<Name extends keyof AcademicsDraft> = FieldErrors &
  Pick<AcademicsDraft, Name> & { readonly edit: Edit<AcademicsDraft> };

const part = css({ display: 'flex', flexDirection: 'column', gap: '6' });

interface FormPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under their heading. */
export const FormPart = ({ title, children }: FormPartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={part}>
      <h2 id={id} className={heading({ size: 'sm' })}>
        {title}
      </h2>
      {children}
    </section>
  );
};

/** Puts two short fields side by side. */
export const pair = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  gap: '4',
  alignItems: 'start',
});

export const typedYear = { inputMode: 'numeric', enterKeyHint: 'next' } as const;
