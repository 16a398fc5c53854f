import { hasSport, type SportsHistoryDraft, seasonOf, seasonYears, withSeasonList } from '@palmares/domain/sections';
import { Banner, Tabs } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { ItemList } from '../kit/item-list.tsx';
import type { FieldsProps, SectionEditor } from '../section-editor.ts';
import { awardKind, linkKind, performanceKind, sportKind } from './item-kinds.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '12' });
const season = css({ display: 'flex', flexDirection: 'column', gap: '10', paddingBlockStart: '6' });

const SeasonFields = ({
  year,
  isNow,
  content,
  edit,
  showErrors,
}: FieldsProps<SportsHistoryDraft> & { readonly year: number; readonly isNow: boolean }) => {
  const { sports, performances, awards } = seasonOf(content, year);
  const empty = () => m.sports_empty_past({ season: seasonWords(year) });
  return (
    <div className={season}>
      <ItemList
        kind={isNow ? sportKind : { ...sportKind, words: { ...sportKind.words, empty } }}
        items={sports}
        edit={(change) => edit((now) => withSeasonList(now, year, 'sports', change))}
        showErrors={showErrors}
      />
      <ItemList
        kind={performanceKind}
        items={performances}
        edit={(change) => edit((now) => withSeasonList(now, year, 'performances', change))}
        showErrors={showErrors}
      />
      <ItemList
        kind={awardKind}
        items={awards}
        edit={(change) => edit((now) => withSeasonList(now, year, 'awards', change))}
        showErrors={showErrors}
      />
    </div>
  );
};

const Fields = (props: FieldsProps<SportsHistoryDraft>) => {
  const { content, edit, showErrors } = props;
  const [now] = useState(() => new Date());
  // A season older than the last three can still be corrected.
  const years = [...new Set([...seasonYears(now), ...content.seasons.map(({ year }) => year)])].sort((a, b) => b - a);
  const needsSport = !hasSport(content) && (content.seasons.length > 0 || content.links.length > 0);
  return (
    <div className={frame}>
      {needsSport ? <Banner tone="warning">{m.history_sport_first()}</Banner> : null}
      <Tabs
        label={m.history_seasons_label()}
        items={years.map((year) => ({
          value: String(year),
          label: seasonWords(year),
          content: <SeasonFields {...props} year={year} isNow={year === years[0]} />,
        }))}
      />
      <ItemList
        kind={linkKind}
        items={content.links}
        edit={(change) => edit((history) => ({ ...history, links: [...change(history.links)] }))}
        showErrors={showErrors}
      />
    </div>
  );
};

export const sportsHistoryEditor: SectionEditor<SportsHistoryDraft> = {
  lead: m.section_sports_history_lead,
  Fields,
};
