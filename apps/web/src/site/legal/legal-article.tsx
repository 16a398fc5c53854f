import { Page, PageHeader, prose, text, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import type { LegalDocument, LegalText } from '../../../content/legal/legal-text.ts';
import { LockedDrawing } from '../../drawings/empty/locked.tsx';
import { NoDocumentsDrawing } from '../../drawings/empty/no-documents.tsx';
import { calendarDayWords } from '../../i18n/dates.ts';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { WhoSeesPicture } from '../../who-sees/who-sees-picture.tsx';
import { Contents } from '../contents.tsx';
import { splitAfter } from './split-after.ts';

/** Many short parts: their headings are smaller than the page's own. */
const body = css({ '& > h2': { textStyle: 'title', marginBlockStart: '10' } });
const unbroken = css({ whiteSpace: 'nowrap' });
const other = css({ _print: { display: 'none' } });

const others = {
  'terms-of-use': { Drawn: NoDocumentsDrawing, page: 'privacy', words: m.legal_read_privacy },
  privacy: { Drawn: LockedDrawing, page: 'terms-of-use', words: m.legal_read_terms },
} as const;

const Text = ({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, whose reader refuses HTML
  <div className={cx(prose(), body)} dangerouslySetInnerHTML={{ __html: html }} />
);

interface LegalArticleProps {
  readonly document: LegalDocument;
  readonly text: LegalText;
}

export const LegalArticle = ({ document, text: legal }: LegalArticleProps) => {
  const { title, date, version, headings, html } = legal;
  const { Drawn, page, words } = others[document];
  const [opening, rest] = splitAfter(html, 'in-short');
  const [shown, remaining] = splitAfter(rest, 'shared-page');
  return (
    <Page width="prose">
      <PageHeader
        above={<Drawn size={160} flush />}
        title={title}
        lead={m.legal_version({ date: calendarDayWords(date) })}
      />
      <Text html={opening} />
      <Contents label={m.legal_contents()} headings={headings.filter(({ id }) => !opening.includes(`id="${id}"`))} />
      {shown === '' ? null : (
        <>
          <Text html={shown} />
          <WhoSeesPicture athlete={m.who_sees_you()} asked={m.who_sees_asked()} isListedAbove />
        </>
      )}
      <Text html={remaining} />
      <p className={cx(text({ tone: 'muted' }), unbroken)}>{m.legal_version_number({ version })}</p>
      <p className={other}>
        <a href={siteAddress(page)} className={textLink({ standing: 'alone' })}>
          {words()}
        </a>
      </p>
    </Page>
  );
};
