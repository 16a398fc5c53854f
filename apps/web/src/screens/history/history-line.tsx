import type { SectionName } from '@palmares/domain/portfolio';
import { css, cx } from '@palmares/ui/styled-system/css';
import { clockWords } from '../../i18n/dates.ts';
import { sectionIcons } from '../../sections/icons.ts';
import { sectionTitles } from '../../sections/titles.ts';

export const lineLayout = {
  line: css({ display: 'flex', alignItems: 'flex-start', gap: '3', flex: '1', minWidth: '0', lineHeight: 'snug' }),
  clock: css({ flexShrink: '0', marginInlineStart: 'auto', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }),
  words: css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', overflowWrap: 'anywhere' }),
  aside: css({ color: 'fg.muted', fontSize: 'label' }),
};
const icon = css({ flexShrink: '0', color: 'fg.muted' });
const name = css({ fontWeight: 'bold', color: 'fg' });
const saying = css({ color: 'fg.muted' });
const wide = css({ flex: '1' });
const head = css({ display: 'flex', gap: '3' });
// All of it is a press away.
const short = css({ lineClamp: '2' });

export const Clock = ({ at }: { readonly at: Date }) => (
  <time dateTime={at.toISOString()} translate="no" className={lineLayout.clock}>
    {clockWords(at)}
  </time>
);

interface SectionLineProps {
  /** Null if the change is of no section. */
  readonly section: SectionName | null;
  readonly at: Date;
  /** Null if the name of the section is all there is to say. */
  readonly says: string | null;
  readonly from: string | null;
}

/** A line of the history: the section's icon and name, what happened, and when. */
export const SectionLine = ({ section, at, says, from }: SectionLineProps) => {
  const Icon = section === null ? null : sectionIcons[section];
  return (
    <>
      {Icon ? <Icon aria-hidden size={20} className={icon} /> : null}
      <span className={cx(lineLayout.words, wide)}>
        <span className={head}>
          {section === null ? (
            <span className={saying}>{says}</span>
          ) : (
            <span className={name}>{sectionTitles[section]()}</span>
          )}
          <Clock at={at} />
        </span>
        {section === null || says === null ? null : <span className={cx(saying, short)}>{says}</span>}
        {from === null ? null : <span className={lineLayout.aside}>{from}</span>}
      </span>
    </>
  );
};
