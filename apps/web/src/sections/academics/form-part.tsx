import type { AcademicsDraft } from '@palmares/domain/sections';
import { Fold, heading, separated } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
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

const summary = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' });
const quiet = css({ color: 'fg.muted', overflowWrap: 'anywhere' });

interface FoldedPartProps extends FormPartProps {
  /** The answers so far. */
  readonly given: readonly string[];
  /** True if an answer has to be corrected, which holds the part open. */
  readonly wrong: boolean;
}

/** Fields that not every athlete has an answer to, with the answers on one line until they are opened. */
export const FoldedPart = ({ title, given, wrong, children }: FoldedPartProps) => (
  <Fold
    heldOpen={wrong}
    title={
      <span className={summary}>
        <span className={head}>
          <h2 className={heading({ size: 'sm' })}>{title}</h2>
          <span className={quiet}>{m.field_optional()}</span>
        </span>
        {given.length === 0 ? null : (
          <span className={quiet}>{separated(given.map((answer) => answer.replaceAll(' ', '\u00a0')))}</span>
        )}
      </span>
    }
  >
    <div className={part}>{children}</div>
  </Fold>
);

/** Puts two short fields side by side. */
export const pair = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  gap: '4',
  alignItems: 'start',
});
