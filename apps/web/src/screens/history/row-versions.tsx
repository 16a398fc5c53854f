import { Card, Fold, Folds, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { stack } from '@palmares/ui/styled-system/patterns';
import { m } from '../../paraglide/messages.js';
import type { ComparedRow } from '../../sections/comparison/compared-rows.ts';

const row = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const pair = css({ display: 'grid', gridTemplateColumns: { md: '[repeat(2, minmax(0, 1fr))]' }, gap: '4' });
const version = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  '& + &': {
    borderBlockStart: { base: 'line', md: '[none]' },
    borderInlineStart: { md: 'line' },
    paddingBlockStart: { base: '4', md: '0' },
    paddingInlineStart: { md: '4' },
  },
});
const whose = css({ textStyle: 'label', color: 'fg.muted' });
const written = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: 'fg' });
const nothing = css({ color: 'fg.muted', fontStyle: 'italic' });

const Text = ({ children }: { readonly children: string | null }) =>
  children ? <p className={written}>{children}</p> : <p className={nothing}>{m.compared_nothing()}</p>;

/** A row as it was beside what it is now. */
const Changed = ({ row: { label, texts } }: { readonly row: ComparedRow }) => (
  <div className={row}>
    <h3 className={heading({ size: 'sm' })}>{label}</h3>
    <Card className={pair}>
      <div className={version}>
        <h4 className={whose}>{m.history_then()}</h4>
        <Text>{texts[0]}</Text>
      </div>
      <div className={version}>
        <h4 className={whose}>{m.history_now()}</h4>
        <Text>{texts[1]}</Text>
      </div>
    </Card>
  </div>
);

interface UnchangedProps {
  readonly rows: readonly ComparedRow[];
  readonly level: 3 | 4;
}

const Unchanged = ({ rows, level }: UnchangedProps) => {
  const Label = `h${level}` as const;
  return (
    <div className={stack({ gap: '4' })}>
      {rows.map(({ key, label, texts }) => (
        <div key={key}>
          <Label className={whose}>{label}</Label>
          <Text>{texts[1]}</Text>
        </div>
      ))}
    </div>
  );
};

/** Shows the rows that have changed since; the others are folded below, unless they are all. */
export const ComparedRows = ({ rows }: { readonly rows: readonly ComparedRow[] }) => {
  const changed = rows.filter(({ differs }) => differs);
  const same = rows.filter(({ differs }) => !differs);
  if (changed.length === 0) return <Unchanged level={3} rows={same} />;
  return (
    <>
      {changed.map((one) => (
        <Changed key={one.key} row={one} />
      ))}
      {same.length === 0 ? null : (
        <Folds>
          <Fold title={<h3 className={heading({ size: 'sm' })}>{m.history_unchanged({ count: same.length })}</h3>}>
            <Unchanged level={4} rows={same} />
          </Fold>
        </Folds>
      )}
    </>
  );
};
