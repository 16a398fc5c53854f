import { buttonClass, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../api/app-router.server.ts';
import { trpc } from '../../api/client.ts';
import { agoWords } from '../../i18n/ago-words.ts';
import { dateWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { dashboardLayout } from './dashboard-layout.ts';

type News = NonNullable<inferRouterOutputs<AppRouter>['openings']['news']>;

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', overflowWrap: 'anywhere' });

const sentences = (news: News): readonly { readonly id: string; readonly says: string }[] =>
  news.kind === 'count'
    ? [{ id: 'count', says: m.dashboard_opened_count({ count: news.count, date: dateWords(news.lastDay) }) }]
    : news.links.map(({ linkId, label, madeAt, minutesAgo }) => {
        const ago = agoWords(minutesAgo);
        const says = label
          ? m.dashboard_opened_by({ label, ago })
          : m.dashboard_opened_link({ date: dateWords(madeAt), ago });
        return { id: linkId, says };
      });

/** Lists recently opened links. Renders nothing if there are none. */
export const OpeningNews = () => {
  const { data: news } = trpc.openings.news.useQuery();
  if (!news) return null;
  return (
    <section aria-labelledby="opening-news" className={dashboardLayout.card}>
      <h2 id="opening-news" className={heading({ size: 'md' })}>
        {m.dashboard_opened_title()}
      </h2>
      <ul className={list}>
        {sentences(news).map(({ id, says }) => (
          <li key={id}>{says}</li>
        ))}
      </ul>
      <p className={dashboardLayout.why}>{m.dashboard_opened_note()}</p>
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
