import { Fold, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Facts } from './facts.tsx';

const part = css({ display: 'flex', flexDirection: 'column', gap: '6', color: 'fg' });
const summary = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' });
const answers = css({ lineClamp: '2', overflowWrap: 'anywhere' });
const quiet = css({ color: 'fg.muted', overflowWrap: 'anywhere' });

interface FoldedPartProps {
  readonly title: string;
  readonly children: ReactNode;
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
          <span className={answers}>
            <Facts facts={given} />
          </span>
        )}
      </span>
    }
  >
    <div className={part}>{children}</div>
  </Fold>
);
