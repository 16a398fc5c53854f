import { buttonClass, DayLine, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../api/app-router.server.ts';
import { trpc } from '../../api/client.ts';
import { agoWords } from '../../i18n/ago-words.ts';
import { calendarDayWords, dateWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { dashboardLayout } from './dashboard-layout.ts';

type Answers = inferRouterOutputs<AppRouter>['openings'];
type News = NonNullable<Answers['news']>;

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', overflowWrap: 'anywhere' });

const sentences = (news: News): readonly { readonly id: string; readonly says: string }[] =>
  news.kind === 'count'
    ? [{ id: 'count', says: m.dashboard_opened_last({ date: dateWords(news.lastDay) }) }]
    : news.links.map(({ linkId, label, madeAt, minutesAgo }) => {
        const ago = agoWords(minutesAgo);
        const says = label
          ? m.dashboard_opened_by({ label, ago })
          : m.dashboard_opened_link({ date: dateWords(madeAt), ago });
        return { id: linkId, says };
      });

const Days = ({ days }: { readonly days: Answers['byDay'] }) => (
  <DayLine
    days={days.map(({ day, count }) => ({ id: day, label: calendarDayWords(day), value: count }))}
    caption={m.dashboard_opened_by_day()}
    columns={{ day: m.dashboard_opened_day(), value: m.dashboard_opened_openings() }}
    ends={{ first: calendarDayWords(days[0]?.day ?? ''), last: m.dashboard_opened_today() }}
  />
);

/** The openings of the last 30 days by day, and the newest ones. Renders nothing without a link and without openings. */
export const Openings = ({ hasLinks }: { readonly hasLinks: boolean }) => {
  const { data: news } = trpc.openings.news.useQuery();
  const { data: days } = trpc.openings.byDay.useQuery();
  const count = days?.reduce((sum, day) => sum + day.count, 0) ?? 0;
  if (!days || (count === 0 && !hasLinks)) return null;
  return (
    <section aria-labelledby="openings" className={dashboardLayout.card}>
      <h2 id="openings" className={heading({ size: 'md' })}>
        {count === 0 ? m.dashboard_opened_none() : m.dashboard_opened_count({ count })}
      </h2>
      {count === 0 ? null : <Days days={days} />}
      {news ? (
        <ul className={list}>
          {sentences(news).map(({ id, says }) => (
            <li key={id}>{says}</li>
          ))}
        </ul>
      ) : null}
      <p className={dashboardLayout.why}>{count === 0 ? m.dashboard_opened_none_text() : m.dashboard_opened_note()}</p>
      <Link
        to="/$lang/app/portfolio/share"
        params={{ lang: getLocale() }}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {m.dashboard_opened_action()}
      </Link>
    </section>
  );
};
