import { Button, buttonClass, Mail, Section, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { COPY_STATUS, COPY_TEXT, SHARE_SHEET } from '../../page/browser/share-page.ts';
import { LaterPart } from '../../page/later-part.server.tsx';
import { m } from '../../paraglide/messages.js';

const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

interface ShareArticleProps {
  readonly title: string;
  /** The article's address with its origin. */
  readonly address: string;
}

/** Ways to send the article to someone: an email, and with a script a copied link or the device's share sheet. */
export const ShareArticle = ({ title, address }: ShareArticleProps) => (
  <Section title={m.blog_article_share()}>
    <div className={ways}>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        className={buttonClass({ variant: 'outline' })}
      >
        <Mail aria-hidden size={20} />
        {m.share_send_mail()}
      </a>
      <LaterPart>
        <Button variant="outline" {...{ [COPY_TEXT]: address }}>
          {m.share_copy_link()}
        </Button>
        <Button variant="outline" hidden {...{ [SHARE_SHEET]: address }}>
          {m.share_send_native()}
        </Button>
        <span
          role="status"
          className={text({ tone: 'muted' })}
          {...{ [COPY_STATUS]: m.share_copied_link(), 'data-failed': m.blog_article_copy_failed() }}
        />
      </LaterPart>
    </div>
  </Section>
);
