import { ChevronRight, Dialog, Skeleton, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { trpc } from '../../api/client.ts';
import { clockWords } from '../../i18n/dates.ts';
import { numberWords } from '../../i18n/numbers.ts';
import { NewTabLink } from '../../notices/new-tab-link.tsx';
import { ZoneNote } from '../../notices/zone-note.tsx';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { linkName } from './link-name.ts';
import { type OpeningRow, openingDays } from './opening-days.ts';
import type { SharedLink } from './share-data.ts';

const days = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const list = css({ display: 'flex', flexDirection: 'column', listStyle: 'none', padding: '0', margin: '0' });
const day = css({ fontWeight: 'bold', lineHeight: 'snug', marginBlockEnd: '1' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'control',
  color: 'fg',
  textDecoration: 'none',
  borderBlockEnd: 'line',
  '& > svg': { marginInlineStart: 'auto', flexShrink: '0', color: 'fg.muted' },
  _hover: { color: 'accent.text' },
});
const clock = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold' });
const later = css({ color: 'fg.muted' });

const MINUTES_AN_HOUR = 60;

const laterWords = (minutes: number): string => {
  if (minutes < 1) return m.share_openings_at_once();
  return minutes < MINUTES_AN_HOUR
    ? m.share_openings_minutes_later({ count: minutes })
    : m.share_openings_hours_later({ count: Math.floor(minutes / MINUTES_AN_HOUR) });
};

const Opened = ({ at, url, minutesLater }: OpeningRow) => (
  <li>
    <NewTabLink href={url} className={row}>
      <span className={clock}>{clockWords(at)}</span>
      {minutesLater === null ? null : <span className={later}>{laterWords(minutesLater)}</span>}
      <ChevronRight aria-hidden size={20} />
    </NewTabLink>
  </li>
);

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
      <ZoneNote />
      <div className={days}>
        {openingDays(openings, count > openings.length).map(({ day: title, openings: ofDay }) => (
          <div key={title}>
            <h3 className={day}>{title}</h3>
            <ul className={list}>
              {ofDay.map((opening) => (
                <Opened key={opening.openingId} {...opening} />
              ))}
            </ul>
          </div>
        ))}
      </div>
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
