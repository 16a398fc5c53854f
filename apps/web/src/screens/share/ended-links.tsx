import { Accordion, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { dateWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { linkName } from './link-name.ts';
import type { ShareData } from './share-data.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', padding: '0', margin: '0' });
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6' });

const endWords = { revoked: m.share_ended_revoked, replaced: m.share_ended_replaced };

/** Folded away: they open nothing any more. */
export const EndedLinks = ({ links }: { readonly links: ShareData['ended'] }) =>
  links.length === 0 ? null : (
    <Accordion
      items={[
        {
          id: 'ended',
          title: m.share_ended_title({ count: links.length }),
          content: (
            <ul className={list}>
              {links.map((link) => (
                <li key={link.linkId} className={row}>
                  <span>{linkName(link)}</span>
                  <span className={text({ tone: 'muted' })}>{endWords[link.state]({ date: dateWords(link.at) })}</span>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
