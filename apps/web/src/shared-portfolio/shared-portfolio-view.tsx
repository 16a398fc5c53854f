import type { SharedPortfolio } from '@palmares/domain/shared-portfolio';
import { buttonClass, Download, Page, PageHeader } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { Downloads } from '../api/shared-portfolio/open-shared-portfolio.server.ts';
import { NoPortfolioYetDrawing } from '../drawings/empty/no-portfolio-yet.tsx';
import { m } from '../paraglide/messages.js';
import { SharedPortfolioSections, type SharedPortfolioSectionsProps } from './shared-portfolio-sections.tsx';

const footer = css({
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlockEnd: '6',
  _print: { padding: '0', marginBlockStart: '2' },
});
const inner = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  paddingBlockStart: '6',
  borderBlockStart: 'line',
  _print: { paddingBlockStart: '1' },
});
const saved = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  listStyle: 'none',
  _print: { display: 'none' },
});
const words = css({ color: 'fg.muted' });

interface SharedPortfolioViewProps
  extends Pick<SharedPortfolioSectionsProps, 'picture' | 'coaching' | 'repeatsActions'> {
  readonly portfolio: SharedPortfolio;
  /** URLs of the files that a scout may download. */
  readonly downloads?: Downloads | undefined;
  /** The closing words; by default, those addressed to a person who was given the link. */
  readonly lastWords?: string | undefined;
}

/** The one portfolio page, for scouts, for support's past pages and for the athlete's preview. */
export const SharedPortfolioView = ({ portfolio, downloads, lastWords, ...own }: SharedPortfolioViewProps) => {
  const { firstName, sections } = portfolio;
  if (sections === null)
    return (
      <Page width="wide">
        <PageHeader
          above={<NoPortfolioYetDrawing size={240} flush />}
          title={m.shared_empty_title()}
          lead={m.shared_empty_text({ name: firstName })}
        />
      </Page>
    );
  return (
    <>
      <SharedPortfolioSections portfolio={portfolio} sections={sections} {...own} />
      <footer className={footer}>
        <div className={inner}>
          {downloads ? (
            <ul className={saved}>
              <li>
                <a href={downloads.pdf} className={buttonClass({ variant: 'outline', size: 'sm' })}>
                  <Download aria-hidden size={18} />
                  {m.portfolio_save_pdf()}
                </a>
              </li>
              {downloads.contacts === null ? null : (
                <li>
                  <a href={downloads.contacts} className={buttonClass({ variant: 'outline', size: 'sm' })}>
                    <Download aria-hidden size={18} />
                    {m.portfolio_save_contacts()}
                  </a>
                </li>
              )}
            </ul>
          ) : null}
          <p className={words}>{lastWords ?? m.shared_footer({ name: firstName })}</p>
        </div>
      </footer>
    </>
  );
};
