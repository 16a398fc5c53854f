import { Button, heading, text } from '@palmares/ui';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { PartSigns } from '../../sections/identity/part-signs.tsx';
import { partWords } from '../../sections/identity/words.ts';
import { instructions } from './instructions.ts';
import { type Part, parts } from './questions.ts';
import { testLayout } from './test-layout.ts';

interface PartTitleProps {
  readonly part: Part;
  /** Number of questions in the part. */
  readonly count: number;
  readonly onBegin: () => void;
  readonly back: ReactNode;
}

/** Shown before the first question of a part: its name and how to answer. */
export const PartTitle = ({ part, count, onBegin, back }: PartTitleProps) => {
  const number = parts.indexOf(part) + 1;
  const isLast = number === parts.length;
  return (
    <div className={testLayout.moment}>
      <PartSigns part={part} />
      <div className={testLayout.words}>
        <p className={testLayout.kicker}>
          {isLast ? m.identity_part_last() : m.identity_part_number({ number, total: parts.length })}
        </p>
        <h1 className={heading({ size: 'lg' })}>{partWords[part]()}</h1>
        <p className={text({ size: 'lead' })}>{instructions[part]()}</p>
        <p className={text({ tone: 'muted' })}>
          {m.identity_part_questions({ count })} · {m.identity_part_clock()}
        </p>
      </div>
      <div className={testLayout.reach}>
        <Button size="lg" width="full" onClick={onBegin}>
          {isLast ? m.identity_part_start_last() : m.identity_part_start({ number })}
        </Button>
        {back}
      </div>
    </div>
  );
};
