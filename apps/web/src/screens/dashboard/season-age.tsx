import type { OldNews } from '@palmares/domain/sections';
import { ChevronRight } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { calendarDayWords, seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import type { FieldPlace } from '../../sections/first-fields.ts';
import { dashboardLayout } from './dashboard-layout.ts';
import { PlaceLink } from './place-link.tsx';

const row = css({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: { base: '3', md: '4' },
  color: 'fg',
  textDecoration: 'none',
  _hover: { bg: 'surface.raised' },
  '& svg': { flexShrink: '0', color: 'fg.muted' },
});
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0', lineHeight: 'snug', gap: '1' });
const act = css({ fontWeight: 'semibold' });
const quiet = css({ color: 'fg.muted' });

export const ageWords = (news: OldNews): string =>
  news.kind === 'result'
    ? m.dashboard_age_result({ date: calendarDayWords(news.day) })
    : m.dashboard_age_season({ season: seasonWords(news.year) });

export const agePlace = ({ kind }: OldNews): FieldPlace => ({
  section: 'sports-history',
  field: kind === 'result' ? 'performances' : 'sports',
});

export const ageAction = ({ kind }: OldNews): string =>
  kind === 'result' ? m.dashboard_age_add_game() : m.dashboard_age_add_season();

/** Tells how old the newest entry of the sports history is, and leads to the place where the next one goes. */
export const SeasonAge = ({ news }: { readonly news: OldNews }) => (
  <PlaceLink place={agePlace(news)} className={cx(dashboardLayout.card, row)}>
    <span className={words}>
      <span className={act}>{ageAction(news)}</span> <span className={quiet}>{ageWords(news)}</span>
    </span>
    <ChevronRight aria-hidden size={20} />
  </PlaceLink>
);
