import {
  copiedSports,
  hasSport,
  performanceOfSeason,
  type SportsHistoryDraft,
  seasonOf,
  seasonYears,
  sportOfSeason,
  sportsToCopy,
  withSeasonList,
} from '@palmares/domain/sections';
import { Banner, heading, Tabs, useStableCallback } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useMemo, useState } from 'react';
import { serverNow } from '../../browser/server-clock.ts';
import { seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { useAthlete, useGender } from '../athlete-context.ts';
import { ItemList } from '../kit/item-list.tsx';
import { isComplete } from '../kit/validity.ts';
import type { EditorProps } from '../section-editor.ts';
import { awardKind, linkKind, performanceKind, sportKind } from './item-kinds.ts';
import { sportLines } from './item-names.ts';
import { firstSportId, useNamedSports } from './performance-sports.ts';
import { SeasonContext } from './season-context.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '12' });
const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  color: 'fg.muted',
  fontWeight: 'semibold',
  _after: { content: '""', flex: '[1 1 0]', borderBlockStart: 'line' },
});
const forAll = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const season = css({ display: 'flex', flexDirection: 'column', gap: '10', paddingBlockStart: '6' });

/** Performances and awards: two buttons on one line until the season has a sport, or one of them an item. */
const rest = {
  later: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '& > h2': { flexBasis: 'full' },
    '& > section:has(li)': { flexBasis: 'full' },
  }),
  full: css({ display: 'flex', flexDirection: 'column', gap: '10' }),
};

const SeasonFields = ({
  year,
  isNow,
  content,
  saved,
  edit,
  showErrors,
}: EditorProps<SportsHistoryDraft> & { readonly year: number; readonly isNow: boolean }) => {
  const { sports, performances, awards } = seasonOf(content, year);
  const gender = useGender();
  const schema = useMemo(() => sportOfSeason(year, saved ? seasonOf(saved, year).sports : []), [year, saved]);
  const named = useNamedSports(sports);
  const inSeason = useMemo(() => ({ year, named }), [year, named]);
  const ofSports = useMemo(
    () => ({
      ...sportKind,
      schema,
      linesOf: sportLines(gender),
      words: isNow
        ? sportKind.words
        : { ...sportKind.words, empty: () => m.sports_empty_past({ season: seasonWords(year) }) },
    }),
    [schema, gender, isNow, year],
  );
  const ofPerformances = useMemo(
    () => ({
      ...performanceKind,
      schema: performanceOfSeason(named),
      blank: () => ({ ...performanceKind.blank(), sportId: firstSportId(named) }),
    }),
    [named],
  );
  const copied = sportsToCopy(content, year);
  const isLater = sports.length + performances.length + awards.length === 0;
  return (
    <SeasonContext value={inSeason}>
      <div className={season}>
        <ItemList
          name="sports"
          isMain={isNow && !hasSport(content)}
          kind={ofSports}
          items={sports}
          edit={useStableCallback((change) => edit((now) => withSeasonList(now, year, 'sports', change)))}
          showErrors={showErrors}
          filler={
            copied && {
              label: m.sports_copy({ season: seasonWords(copied.from) }),
              done: m.sports_copied({ season: seasonWords(copied.from) }),
              items: () => copiedSports(copied.sports, year, () => crypto.randomUUID()),
            }
          }
        />
        <div className={isLater ? rest.later : rest.full}>
          {isLater ? <h2 className={heading({ size: 'sm' })}>{m.history_numbers_later()}</h2> : null}
          <ItemList
            name="performances"
            kind={ofPerformances}
            items={performances}
            edit={useStableCallback((change) => edit((now) => withSeasonList(now, year, 'performances', change)))}
            showErrors={showErrors}
            isLater={isLater}
          />
          <ItemList
            name="awards"
            kind={awardKind}
            items={awards}
            edit={useStableCallback((change) => edit((now) => withSeasonList(now, year, 'awards', change)))}
            showErrors={showErrors}
            isLater={isLater}
          />
        </div>
      </div>
    </SeasonContext>
  );
};

type Season = SportsHistoryDraft['seasons'][number];

const isSeasonComplete = ({ sports, performances, awards }: Pick<Season, 'sports' | 'performances' | 'awards'>) =>
  sports.every((item) => isComplete(sportKind.schema, item)) &&
  performances.every((item) => isComplete(performanceKind.schema, item)) &&
  awards.every((item) => isComplete(awardKind.schema, item));

export const SportsHistoryEditor = (props: EditorProps<SportsHistoryDraft>) => {
  const { content, edit, showErrors } = props;
  const athlete = useAthlete();
  const [now] = useState(() => athlete?.at ?? serverNow());
  // A season older than the last three can still be corrected.
  const years = [...new Set([...seasonYears(now), ...content.seasons.map(({ year }) => year)])].sort((a, b) => b - a);
  const [year, setYear] = useState(years[0]);
  const [saidErrors, setSaidErrors] = useState(false);
  const isWrong = (each: number) => !isSeasonComplete(seasonOf(content, each));
  // An error of a season that is not shown could be neither seen nor focused.
  const wrong = showErrors && !saidErrors && !(year && isWrong(year)) ? years.find(isWrong) : undefined;
  const shown = wrong ?? year;
  if (showErrors !== saidErrors) {
    setSaidErrors(showErrors);
    setYear(shown);
  }
  const needsSport = !hasSport(content) && (content.seasons.length > 0 || content.links.length > 0);
  return (
    <div className={frame}>
      {needsSport ? <Banner tone="warning">{m.history_sport_first()}</Banner> : null}
      <Tabs
        label={m.history_seasons_label()}
        value={String(shown)}
        onValueChange={(value) => setYear(Number(value))}
        items={years.map((each) => ({
          value: String(each),
          label: seasonWords(each),
          content: each === shown ? <SeasonFields {...props} year={each} isNow={each === years[0]} /> : null,
        }))}
      />
      <div className={forAll}>
        <p className={divider}>{m.history_all_seasons()}</p>
        <ItemList
          name="links"
          kind={linkKind}
          items={content.links}
          edit={useStableCallback((change) => edit((history) => ({ ...history, links: [...change(history.links)] })))}
          showErrors={showErrors}
        />
      </div>
    </div>
  );
};
