import { Banner, Button, Section } from '@palmares/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { beginAt } from '../../browser/begin-at.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { stateOf } from './link-state.ts';
import { MadePasscode } from './made-link.tsx';
import { MessageFields } from './message-fields.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { SendButtons } from './send-buttons.tsx';
import type { FreshLink, ShareData, SharedLink } from './share-data.ts';
import { shareLayout } from './share-layout.ts';
import type { Step } from './steps.ts';
import { useMessage } from './use-message.ts';

interface MessagePartProps {
  readonly data: ShareData;
  readonly link: SharedLink;
  /** The link, if it was made on this page: its passcode can still be shown. */
  readonly fresh: FreshLink | undefined;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** The second and third step for one link. */
export const MessagePart = ({ data, link, fresh, step, onStep }: MessagePartProps) => {
  const { sender, email, plan, at } = data;
  const { linkId, label, url, passcode } = link;
  const written = useMessage({ linkId, sender, email, label, url, protected: passcode !== 'none' });
  const [showsQr, setShowsQr] = useState(false);
  const parts = { message: useRef<HTMLDivElement>(null), send: useRef<HTMLDivElement>(null) };
  const part = step === 'links' ? undefined : parts[step];
  // The pressed button is gone, so the reader moves to the beginning of the next part.
  useLayoutEffect(() => {
    if (part) beginAt(part.current);
  }, [part]);
  const opens = stateOf(link, plan) === 'live';
  const classAt = (here: Step) => (step === here ? shareLayout.part : shareLayout.laterOnPhone);
  return (
    <>
      <div ref={parts.message} className={classAt('message')}>
        <Section title={m.share_step_message()}>
          <MessageFields to={label} now={at} of={written} />
          <ReadingLink newTab to="blog/emailing-a-coach" words={m.reading_email_coach} />
          <div data-thumb className={`${shareLayout.thumb} ${shareLayout.onPhone}`}>
            <Button width="full" onClick={() => onStep('send')}>
              {m.share_next_send()}
            </Button>
          </div>
        </Section>
      </div>
      <div ref={parts.send} className={classAt('send')}>
        <Section title={m.share_step_send()}>
          {opens ? null : (
            <Banner tone="warning" title={m.share_closed_title()}>
              {m.share_closed_text()}
            </Banner>
          )}
          {fresh?.linkId === linkId && fresh.passcode !== null ? <MadePasscode passcode={fresh.passcode} /> : null}
          <SendButtons
            message={written.message}
            language={written.language}
            link={link}
            name={sender.name}
            onQr={() => setShowsQr(true)}
          />
        </Section>
      </div>
      <QrDialog link={link} open={showsQr} onOpenChange={setShowsQr} />
    </>
  );
};
