import { Accordion, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { trpc } from '../../api/client.ts';
import { dateWords } from '../../i18n/dates.ts';
import { numberWords } from '../../i18n/numbers.ts';
import { m } from '../../paraglide/messages.js';
import { linkName } from './link-name.ts';
import { linkAnchor, ShowMore } from './show-more.tsx';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', padding: '0', margin: '0' });
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6' });

const endWords = { revoked: m.share_ended_revoked, replaced: m.share_ended_replaced };

const Ended = () => {
  const pages = trpc.sharing.ended.useInfiniteQuery({}, { getNextPageParam: ({ next }) => next });
  const links = pages.data?.pages.flatMap((page) => page.links) ?? [];
  return (
    <div className={stack}>
      <ul className={list}>
        {links.map((link) => (
          <li key={link.linkId} id={linkAnchor(link.linkId)} tabIndex={-1} className={row}>
            <span>{linkName(link)}</span>
            <span className={text({ tone: 'muted' })}>{endWords[link.state]({ date: dateWords(link.endedAt) })}</span>
          </li>
        ))}
      </ul>
      <ShowMore of={pages} />
    </div>
  );
};

/** Links that no longer open anything, folded away. */
export const EndedLinks = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Accordion
      items={[{ id: 'ended', title: m.share_ended_title({ count: numberWords(count) }), content: <Ended /> }]}
    />
  );
