import type { AcademicsDraft } from '@palmares/domain/sections';
import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ReactNode, useId } from 'react';
import type { FieldErrors } from '../kit/use-field-errors.ts';
import type { Edit } from '../section-editor.ts';

/** What each part of the form gets, beside its own fields: a key typed in one part renders no other. */
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

/** Two short fields beside each other where there is room. */
export const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
  gap: '4',
  alignItems: 'start',
});
