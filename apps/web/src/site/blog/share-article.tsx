import { Button, buttonClass, Mail, Section, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { SHARE, SHARED } from '../../page/browser/share-page.ts';
import { LaterPart } from '../../page/later-part.server.tsx';
import { m } from '../../paraglide/messages.js';

const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

interface PassOnProps {
  readonly title: string;
  /** The article's address with its origin. */
  readonly address: string;
}

/** Ways to send the article to someone: an email, and with a script the device's own. */
export const PassOn = ({ title, address }: PassOnProps) => (
  <Section title={m.blog_article_pass_on()}>
    <div className={ways}>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        className={buttonClass({ variant: 'outline' })}
      >
        <Mail aria-hidden size={20} />
        {m.share_send_mail()}
      </a>
      <LaterPart>
        <Button variant="outline" {...{ [SHARE]: m.share_send_native() }}>
          {m.share_copy_link()}
        </Button>
        <span
          role="status"
          className={text({ tone: 'muted' })}
          {...{ [SHARED]: m.share_copied_link(), 'data-failed': m.blog_article_copy_failed() }}
        />
      </LaterPart>
    </div>
  </Section>
);
