import { Badge, Card, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { ComparedRow } from '../../sections/comparison/compared-rows.ts';

const row = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const pair = css({ display: 'grid', gridTemplateColumns: { md: '[repeat(2, minmax(0, 1fr))]' }, gap: '4' });
const whose = css({ textStyle: 'label', color: 'fg.muted' });
const written = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const nothing = css({ color: 'fg.muted', fontStyle: 'italic' });

const Version = ({ name, text }: { readonly name: string; readonly text: string | null }) => (
  <Card className={row}>
    <h4 className={whose}>{name}</h4>
    {text ? <p className={written}>{text}</p> : <p className={nothing}>{m.compared_nothing()}</p>}
  </Card>
);

/** Shows a row as it was beside what it is now, or once if both are the same. */
export const RowVersions = ({ row: { label, texts, differs } }: { readonly row: ComparedRow }) => (
  <div className={row}>
    <div className={head}>
      <h3 className={heading({ size: 'sm' })}>{label}</h3>
      {differs ? <Badge tone="accent">{m.history_changed()}</Badge> : null}
    </div>
    {differs ? (
      <div className={pair}>
        <Version name={m.history_then()} text={texts[0]} />
        <Version name={m.history_now()} text={texts[1]} />
      </div>
    ) : (
      <Version name={m.history_unchanged()} text={texts[1]} />
    )}
  </div>
);
