import { heading, Page, prose, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import type { LegalDocument, LegalText } from '../../../content/legal/legal-text.ts';
import { calendarDayWords } from '../../i18n/dates.ts';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';

const head = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const index = css({ borderBlock: 'line', paddingBlock: '4', _print: { display: 'none' } });
const label = css({ textStyle: 'label', color: 'fg.muted' });
const entries = css({ listStyle: 'none', columns: { sm: '2' }, columnGap: '8' });
const quiet = css({ color: 'fg.muted' });
/** Many short parts: their headings are smaller than the page's own. */
const body = css({ '& > h2': { textStyle: 'title', marginBlockStart: '10' } });
const other = css({ _print: { display: 'none' } });

const others = {
  'terms-of-use': { page: 'privacy', words: m.legal_read_privacy },
  privacy: { page: 'terms-of-use', words: m.legal_read_terms },
} as const;

interface LegalArticleProps {
  readonly document: LegalDocument;
  readonly text: LegalText;
}

export const LegalArticle = ({ document, text: { title, date, version, headings, html } }: LegalArticleProps) => {
  const { page, words } = others[document];
  return (
    <Page width="prose">
      <header className={head}>
        <h1 className={heading({ size: 'lg' })}>{title}</h1>
        <p className={quiet}>{m.legal_version({ version, date: calendarDayWords(date) })}</p>
      </header>
      <nav aria-labelledby="contents" className={index}>
        <h2 id="contents" className={label}>
          {m.legal_contents()}
        </h2>
        <ul className={entries}>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={textLink({ standing: 'alone' })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, whose reader refuses HTML */}
      <article className={cx(prose(), body)} dangerouslySetInnerHTML={{ __html: html }} />
      <p className={other}>
        <a href={siteAddress(page)} className={textLink({ standing: 'alone' })}>
          {words()}
        </a>
      </p>
    </Page>
  );
};
