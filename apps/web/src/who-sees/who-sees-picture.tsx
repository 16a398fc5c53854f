import { ADULT_AGE } from '@palmares/domain/shared-portfolio';
import { Check, Minus, VisuallyHidden } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { readerDrawings } from '../drawings/readers.tsx';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { minorParts, openingOf } from './who-sees.ts';

const table = css({ width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed' });
const corner = css({ width: '[34%]' });
const head = css({
  verticalAlign: 'bottom',
  paddingBlockEnd: '3',
  paddingInline: '1',
  fontWeight: 'bold',
  lineHeight: 'snug',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textAlign: 'center',
  '& svg': { display: 'block', mx: 'auto', marginBlockEnd: '2' },
});
const what = css({ textAlign: 'start', fontWeight: 'regular', paddingBlock: '3', paddingInlineEnd: '2' });
const mark = css({
  textAlign: 'center',
  paddingInline: '1',
  lineHeight: 'snug',
  '& svg': { display: 'block', mx: 'auto' },
});
const row = css({ borderBlockStart: 'line' });
const nobody = css({ color: 'fg.muted' });

type Seen = 'yes' | 'asked' | 'no';

const Mark = ({ seen }: { readonly seen: Seen }) => {
  if (seen === 'asked') return m.who_sees_guardian_asked();
  const Icon = seen === 'yes' ? Check : Minus;
  return (
    <>
      <Icon aria-hidden size={24} />
      <VisuallyHidden>{seen === 'yes' ? m.who_sees_guardian_yes() : m.who_sees_guardian_no()}</VisuallyHidden>
    </>
  );
};

interface WhoSeesPictureProps {
  /** The athlete’s first name. */
  readonly firstName: string;
}

/** Compares what the athlete, a coach with a link, and everyone else see of a minor’s portfolio. */
export const WhoSeesPicture = ({ firstName }: WhoSeesPictureProps) => {
  const byLink: Seen = openingOf('contacts', { age: ADULT_AGE - 1 }) === 'on' ? 'yes' : 'asked';
  const rows: readonly (readonly [string, Seen])[] = [
    [m.who_sees_guardian_always(), 'yes'],
    [m.who_sees_guardian_parts({ parts: minorParts(getLocale()) }), byLink],
    [m.who_sees_guardian_birth(), 'no'],
  ];
  const columns = [
    { id: 'athlete', name: firstName },
    { id: 'coach', name: m.who_sees_guardian_coach() },
    { id: 'everyone', name: m.who_sees_guardian_everyone() },
  ] as const;
  return (
    <table className={table}>
      <caption>
        <VisuallyHidden>{m.who_sees_guardian_title()}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td className={corner} />
          {columns.map(({ id, name }) => {
            const Drawn = readerDrawings[id];
            return (
              <th key={id} scope="col" className={head}>
                <span className={id === 'everyone' ? nobody : undefined}>
                  <Drawn size={48} />
                  {name}
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(([says, coach]) => (
          <tr key={says} className={row}>
            <th scope="row" className={what}>
              {says}
            </th>
            <td className={mark}>
              <Mark seen="yes" />
            </td>
            <td className={cx(mark, coach === 'yes' ? '' : nobody)}>
              <Mark seen={coach} />
            </td>
            <td className={cx(mark, nobody)}>
              <Mark seen="no" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
