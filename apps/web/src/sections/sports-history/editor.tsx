import {
  hasSport,
  type SportsHistoryDraft,
  seasonOf,
  seasonYears,
  sportOfSeason,
  withSeasonList,
} from '@palmares/domain/sections';
import { Banner, Tabs } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useMemo, useState } from 'react';
import { seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { ItemList } from '../kit/item-list.tsx';
import type { FieldsProps, SectionEditor } from '../section-editor.ts';
import { awardKind, linkKind, performanceKind, sportKind } from './item-kinds.ts';
import { SeasonContext } from './season-context.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '12' });
const season = css({ display: 'flex', flexDirection: 'column', gap: '10', paddingBlockStart: '6' });

const SeasonFields = ({
  year,
  isNow,
  content,
  saved,
  edit,
  showErrors,
}: FieldsProps<SportsHistoryDraft> & { readonly year: number; readonly isNow: boolean }) => {
  const { sports, performances, awards } = seasonOf(content, year);
  const empty = () => m.sports_empty_past({ season: seasonWords(year) });
  const schema = useMemo(() => sportOfSeason(year, saved ? seasonOf(saved, year).sports : []), [year, saved]);
  const inSeason = useMemo(() => ({ year, sports }), [year, sports]);
  // Until the athlete says otherwise, a performance is of the season's first sport.
  const blankPerformance = () => ({ ...performanceKind.blank(), sportId: sports[0]?.id ?? '' });
  return (
    <SeasonContext value={inSeason}>
      <div className={season}>
        <ItemList
          kind={{ ...sportKind, schema, words: isNow ? sportKind.words : { ...sportKind.words, empty } }}
          items={sports}
          edit={(change) => edit((now) => withSeasonList(now, year, 'sports', change))}
          showErrors={showErrors}
        />
        <ItemList
          kind={{ ...performanceKind, blank: blankPerformance }}
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
    </SeasonContext>
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
