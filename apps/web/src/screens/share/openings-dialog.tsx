import { Dialog, Skeleton, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { trpc } from '../../api/client.ts';
import { timeWords } from '../../i18n/dates.ts';
import { numberWords } from '../../i18n/numbers.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { linkName } from './link-name.ts';
import type { SharedLink } from './share-data.ts';

const list = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', listStyle: 'none' });

interface OpeningsDialogProps {
  readonly link: SharedLink;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const Openings = ({ link: { linkId, opened } }: { readonly link: SharedLink }) => {
  // The addresses expire: a dialog that opens again needs new ones.
  const { data: openings } = trpc.openings.ofLink.useQuery({ linkId }, { staleTime: 0, gcTime: 0 });
  if (!openings) return <Skeleton />;
  if (openings.length === 0) return <p className={text({ tone: 'muted' })}>{m.share_openings_none()}</p>;
  const count = opened?.count ?? 0;
  return (
    <>
      <ul className={list}>
        {openings.map(({ openingId, at, url }) => (
          <li key={openingId}>
            <a href={url} target="_blank" rel="noreferrer" className={textLink({ standing: 'alone' })}>
              {timeWords(at)}
            </a>
          </li>
        ))}
      </ul>
      {count > openings.length ? (
        <p className={text({ tone: 'muted' })}>
          {m.share_openings_newest({ count: openings.length, total: numberWords(count) })}
        </p>
      ) : null}
    </>
  );
};

/** Each opening of a link leads to the page as it was shown then. */
export const OpeningsDialog = ({ link, open, onOpenChange }: OpeningsDialogProps) => (
  <Dialog
    size="sm"
    open={open}
    onOpenChange={onOpenChange}
    title={m.share_openings_title({ label: linkName(link) })}
    description={m.share_openings_text()}
    closeLabel={m.share_close()}
  >
    <Openings link={link} />
    <ReadingLink newTab to="faqs#link-opened" words={m.reading_link_opened} />
  </Dialog>
);
