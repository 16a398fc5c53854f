import {
  Button,
  buttonClass,
  Dialog,
  Field,
  Input,
  Mail,
  NativeSelect,
  Section,
  Share2,
  Textarea,
  text,
} from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { CopyButton } from './copy-button.tsx';
import { linkName } from './link-name.ts';
import { type Message, mailtoOf, messageTemplate } from './message-template.ts';
import type { ShareData, SharedLink } from './share-data.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const example = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface MessageStepProps {
  readonly data: ShareData;
  readonly link: SharedLink;
  readonly onChoose: (linkId: string) => void;
}

const useCanShare = (): boolean => {
  const [can, setCan] = useState(false);
  useEffect(() => setCan('share' in navigator), []);
  return can;
};

export const MessageStep = ({ data, link, onChoose }: MessageStepProps) => {
  const [written, setWritten] = useState<Message>();
  const [showsExample, setShowsExample] = useState(false);
  const canShare = useCanShare();
  const { sender, email, links } = data;
  const message = written ?? messageTemplate({ sender, email, url: link.url, protected: link.protected });

  const choose = (linkId: string) => {
    const next = links.find((candidate) => candidate.linkId === linkId);
    if (written && next) setWritten({ ...written, body: written.body.replaceAll(link.url, next.url) });
    onChoose(linkId);
  };

  const share = async () => {
    try {
      await navigator.share({ title: message.subject, text: message.body });
    } catch {
      // The person closed the share sheet: nothing was sent and nothing is lost.
    }
  };

  return (
    <>
      <Section title={m.share_step_message()}>
        <div className={stack}>
          {links.length > 1 ? (
            <Field label={m.share_choose_link()}>
              <NativeSelect value={link.linkId} onChange={(event) => choose(event.currentTarget.value)}>
                {links.map((candidate) => (
                  <option key={candidate.linkId} value={candidate.linkId}>
                    {linkName(candidate)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          ) : null}
          <Field label={m.share_subject_label()}>
            <Input
              value={message.subject}
              onChange={(event) => setWritten({ ...message, subject: event.currentTarget.value })}
            />
          </Field>
          <Field label={m.share_message_label()} hint={m.share_message_hint()}>
            <Textarea
              rows={14}
              value={message.body}
              onChange={(event) => setWritten({ ...message, body: event.currentTarget.value })}
            />
          </Field>
          <div className={row}>
            <Button variant="outline" onClick={() => setShowsExample(true)}>
              {m.share_example_show()}
            </Button>
            {written === undefined ? null : (
              <Button variant="ghost" onClick={() => setWritten(undefined)}>
                {m.share_template_again()}
              </Button>
            )}
          </div>
        </div>
        <Dialog
          size="lg"
          open={showsExample}
          onOpenChange={setShowsExample}
          title={m.share_example_title()}
          description={m.share_example_text()}
          closeLabel={m.share_example_close()}
        >
          <p className={example}>{m.share_example_body()}</p>
        </Dialog>
      </Section>
      <Section title={m.share_step_send()}>
        <p className={text({ tone: 'muted' })}>{m.share_send_text()}</p>
        <div className={row}>
          <a href={mailtoOf(message)} className={buttonClass()}>
            <Mail aria-hidden size={20} />
            {m.share_send_mail()}
          </a>
          <CopyButton text={message.body} label={m.share_copy_message()} copied={m.share_copied_message()} />
          <CopyButton text={link.url} label={m.share_copy_link()} copied={m.share_copied_link()} />
          {canShare ? (
            <Button variant="outline" onClick={share}>
              <Share2 aria-hidden size={20} />
              {m.share_send_native()}
            </Button>
          ) : null}
        </div>
      </Section>
    </>
  );
};
