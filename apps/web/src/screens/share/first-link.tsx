import { Button } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { CardMoment } from './card-moment.tsx';
import { MadeLink } from './made-link.tsx';
import type { FreshLink, ShareData } from './share-data.ts';

const made = css({ display: 'flex', flexDirection: 'column', gap: '4', alignSelf: 'stretch' });

interface FirstLinkProps {
  readonly card: ShareData['card'];
  readonly link: FreshLink;
  readonly onWrite: () => void;
}

/** Shown once, when an athlete has made their first link: its address, its passcode, and what it opens. */
export const FirstLink = ({ card, link, onWrite }: FirstLinkProps) => (
  <CardMoment
    // A button that sticks would lie over the passcode, which is shown only here.
    sticks={link.passcode === null}
    level="h2"
    title={m.share_celebration_title()}
    lead={m.share_celebration_text()}
    card={card}
    action={
      <Button size="lg" width="full" onClick={onWrite}>
        {m.share_next_message()}
      </Button>
    }
  >
    <div className={made}>
      <MadeLink link={link} />
    </div>
  </CardMoment>
);
