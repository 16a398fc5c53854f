import { Banner, Button, Card, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useId } from 'react';
import { m } from '../../paraglide/messages.js';
import type { ComparedRow } from './compared-rows.ts';

interface ConflictPanelProps {
  readonly mine: readonly ComparedRow[];
  readonly theirs: readonly ComparedRow[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

// Scrolls into view below the sticky status line.
const frame = css({ scrollMarginBlockStart: '[8rem]', display: 'flex', flexDirection: 'column', gap: '6' });
const pair = css({ display: 'grid', gridTemplateColumns: { md: '[repeat(2, minmax(0, 1fr))]' }, gap: '4' });
const side = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const whose = css({ textStyle: 'label', color: 'fg.muted' });
const written = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const nothing = css({ color: 'fg.muted', fontStyle: 'italic' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

const textIn = (rows: readonly ComparedRow[], key: string): string => rows.find((row) => row.key === key)?.text ?? '';

const differing = (mine: readonly ComparedRow[], theirs: readonly ComparedRow[]): ComparedRow[] => {
  const all = new Map([...theirs, ...mine].map((row) => [row.key, row]));
  return [...all.values()].filter(({ key }) => textIn(mine, key) !== textIn(theirs, key));
};

const Version = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <Card className={side}>
    <h4 className={whose}>{name}</h4>
    {text === '' ? <p className={nothing}>{m.conflict_nothing()}</p> : <p className={written}>{text}</p>}
  </Card>
);

/** Two devices wrote the same section: shows the differences side by side and lets the athlete choose. */
export const ConflictPanel = ({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictPanelProps) => {
  const titleId = useId();
  return (
    <section tabIndex={-1} className={frame} aria-labelledby={titleId} data-conflict>
      <Banner tone="warning" role="alert" title={<h2 id={titleId}>{m.conflict_title()}</h2>}>
        {m.conflict_text()}
      </Banner>
      {differing(mine, theirs).map(({ key, label }) => (
        <div key={key} className={side}>
          <h3 className={heading({ size: 'sm' })}>{label}</h3>
          <div className={pair}>
            <Version name={m.conflict_mine()} text={textIn(mine, key)} />
            <Version name={m.conflict_theirs()} text={textIn(theirs, key)} />
          </div>
        </div>
      ))}
      <div className={actions}>
        <Button onClick={onKeepMine}>{m.conflict_keep_mine()}</Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          {m.conflict_take_theirs()}
        </Button>
      </div>
    </section>
  );
};
