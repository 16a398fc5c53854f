import { ADULT_AGE } from '@palmares/domain/shared-portfolio';
import { Check, Minus, text, VisuallyHidden } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { readerDrawings } from '../drawings/readers.tsx';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { alwaysGroups, minorParts, openingOf } from './who-sees.ts';

const table = css({ width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed' });
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
const what = css({ textAlign: 'start', fontWeight: 'regular', paddingBlock: '3' });
const mark = css({
  textAlign: 'center',
  paddingInline: '1',
  lineHeight: 'snug',
  paddingBlockEnd: '4',
  '& svg': { display: 'block', mx: 'auto' },
});
const line = css({ display: 'block', paddingBlockStart: '1', lineHeight: 'snug' });
const row = css({ borderBlockStart: 'line' });
const nobody = css({ color: 'fg.muted' });

type Seen = 'yes' | 'asked' | 'no';

const Mark = ({ seen, asked }: { readonly seen: Seen; readonly asked: string }) => {
  if (seen === 'asked') return asked;
  const Icon = seen === 'yes' ? Check : Minus;
  return (
    <>
      <Icon aria-hidden size={24} />
      <VisuallyHidden>{seen === 'yes' ? m.who_sees_guardian_yes() : m.who_sees_guardian_no()}</VisuallyHidden>
    </>
  );
};

const groupNames = {
  person: m.who_sees_group_person,
  sport: m.who_sees_group_sport,
  school: m.who_sees_group_school,
  also: m.who_sees_group_also,
} as const;

const AlwaysGroups = () =>
  alwaysGroups(getLocale()).map(([group, words]) => (
    <span key={group} className={line}>
      <b>{groupNames[group]()}</b> {words}
    </span>
  ));

interface Row {
  readonly says: string;
  readonly below?: ReactNode;
  readonly byLink: Seen;
}

interface WhoSeesPictureProps {
  /** The athlete, as the reader calls them. */
  readonly athlete: string;
  /** The words for what a link shows only if the athlete turns it on. */
  readonly asked: string;
  /** True after a text that lists what every link shows. */
  readonly isListedAbove?: boolean;
}

/** Compares what the athlete, anyone with a link, and everyone else see of a minor’s portfolio. */
export const WhoSeesPicture = ({ athlete, asked, isListedAbove = false }: WhoSeesPictureProps) => {
  const ofParts: Seen = openingOf('contacts', { age: ADULT_AGE - 1 }) === 'on' ? 'yes' : 'asked';
  const rows: readonly Row[] = [
    {
      says: m.who_sees_guardian_always(),
      below: isListedAbove ? m.who_sees_listed_above() : <AlwaysGroups />,
      byLink: 'yes',
    },
    { says: m.who_sees_guardian_parts({ parts: minorParts(getLocale()) }), byLink: ofParts },
    { says: m.who_sees_guardian_birth(), byLink: 'no' },
  ];
  const columns = [
    { id: 'athlete', name: athlete },
    { id: 'coach', name: m.who_sees_guardian_coach() },
    { id: 'everyone', name: m.who_sees_guardian_everyone() },
  ] as const;
  return (
    <div>
      <table className={table}>
        <caption>
          <VisuallyHidden>{m.who_sees_guardian_title()}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
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
        {rows.map(({ says, below, byLink }) => (
          <tbody key={says}>
            <tr className={row}>
              <th scope="rowgroup" abbr={says} colSpan={columns.length} className={what}>
                {says}
                {below === undefined ? null : <span className={line}>{below}</span>}
              </th>
            </tr>
            <tr>
              <td className={mark}>
                <Mark seen="yes" asked={asked} />
              </td>
              <td className={cx(mark, byLink === 'yes' ? '' : nobody)}>
                <Mark seen={byLink} asked={asked} />
              </td>
              <td className={cx(mark, nobody)}>
                <Mark seen="no" asked={asked} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      <p className={text({ tone: 'muted' })}>{m.who_sees_support()}</p>
    </div>
  );
};
