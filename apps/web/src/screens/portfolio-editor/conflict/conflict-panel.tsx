import { Banner, Button, FieldGroup, RadioCards } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useId, useState } from 'react';
import { ReadingLink } from '../../../page/reading-link.tsx';
import { m } from '../../../paraglide/messages.js';
import type { ComparedRow } from '../../../sections/comparison/compared-rows.ts';

interface ConflictPanelProps {
  /** The rows that differ: this device's version, then the account's. */
  readonly rows: readonly ComparedRow[];
  /** Called with the keys of the rows that are taken from the account. */
  readonly onChoose: (theirs: ReadonlySet<string>) => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

// Scrolls into view below the sticky status line.
const frame = css({ scrollMarginBlockStart: '[8rem]', display: 'flex', flexDirection: 'column', gap: '6' });
const written = css({ color: 'fg', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const nothing = css({ fontStyle: 'italic' });
const note = css({ color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { smDown: { width: 'full' } } });

const Words = ({ text }: { readonly text: string | null }) =>
  text ? <span className={written}>{text}</span> : <span className={nothing}>{m.compared_nothing()}</span>;

/** Two devices wrote the same section: shows the rows that differ, and lets the athlete choose for each. */
export const ConflictPanel = ({ rows, onChoose, onKeepMine, onTakeTheirs }: ConflictPanelProps) => {
  const titleId = useId();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, whose: 'mine' | 'theirs') =>
    setTheirs(
      (chosen) => new Set([...[...chosen].filter((other) => other !== key), ...(whose === 'theirs' ? [key] : [])]),
    );
  return (
    <section tabIndex={-1} className={frame} aria-labelledby={titleId} data-conflict>
      <Banner tone="warning" role="alert" title={<h2 id={titleId}>{m.conflict_title()}</h2>}>
        {m.conflict_text()}
      </Banner>
      {rows.map((row) => (
        <FieldGroup key={row.key} legend={row.label}>
          <RadioCards
            columns={2}
            items={[
              { value: 'mine', label: m.conflict_mine(), text: <Words text={row.texts[0]} /> },
              { value: 'theirs', label: m.conflict_theirs(), text: <Words text={row.texts[1]} /> },
            ]}
            value={theirs.has(row.key) ? 'theirs' : 'mine'}
            onValueChange={(whose) => choose(row.key, whose)}
          />
        </FieldGroup>
      ))}
      <p className={note}>{m.conflict_kept()}</p>
      <div className={actions}>
        <Button onClick={() => onChoose(theirs)}>{m.conflict_choose()}</Button>
        <Button variant="outline" onClick={onKeepMine}>
          {m.conflict_keep_mine()}
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          {m.conflict_take_theirs()}
        </Button>
      </div>
      <ReadingLink newTab to="faqs#two-devices" words={m.reading_two_devices} />
    </section>
  );
};
