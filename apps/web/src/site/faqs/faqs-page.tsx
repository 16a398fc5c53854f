import { buttonClass, heading, matches, Page, PageHeader, text, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { answersIn } from '../../../content/faqs/answers.server.ts';
import { type Answer, type FaqSection, faqSections } from '../../../content/faqs/faq.ts';
import { ENTRY_CONTENTS, ENTRY_GROUP } from '../../page/browser/show-matches.ts';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { FoundOrLater } from '../search/found-or-later.tsx';
import { PageSearch } from '../search/page-search.tsx';
import { Question } from './question.tsx';

const contents = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  listStyle: 'none',
  _print: { display: 'none' },
});
const group = css({ display: 'flex', flexDirection: 'column', gap: '4', '&[hidden]': { display: 'none' } });
const questions = css({ borderBlockStart: 'line' });
const sectionTitle = cx(heading({ size: 'md' }), css({ scrollMarginBlockStart: '24' }));
const more = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', _print: { display: 'none' } });

const wordsOf = ({ question, html }: Answer): string => `${question} ${html.replace(/<[^>]+>/g, ' ')}`;

interface SectionProps {
  readonly id: FaqSection;
  readonly isFound: (answer: Answer) => boolean;
}

const Section = ({ id, isFound }: SectionProps) => {
  const { title, answers } = answersIn(getLocale(), id);
  const isAnyFound = answers.some(isFound);
  return (
    <FoundOrLater isFound={isAnyFound}>
      <section aria-labelledby={id} className={group} hidden={!isAnyFound} {...{ [ENTRY_GROUP]: '' }}>
        <h2 id={id} className={sectionTitle}>
          {title}
        </h2>
        <div className={questions}>
          {answers.map((answer) => (
            <FoundOrLater key={answer.id} isFound={!isAnyFound || isFound(answer)}>
              <Question answer={answer} isHidden={!isFound(answer)} />
            </FoundOrLater>
          ))}
        </div>
      </section>
    </FoundOrLater>
  );
};

/** All questions. Those that the query does not find are hidden. */
export const FaqsPage = ({ query }: { readonly query: string }) => {
  const sections = faqSections.map((id) => ({ id, ...answersIn(getLocale(), id) }));
  const isFound = (answer: Answer) => matches(wordsOf(answer), query);
  const all = sections.flatMap(({ answers }) => answers);
  return (
    <Page width="prose">
      <PageHeader title={m.faqs_title()} lead={m.faqs_lead()} />
      <PageSearch
        address={siteAddress('faqs')}
        label={m.faqs_search_label()}
        query={query}
        count={all.filter(isFound).length}
        total={all.length}
      />
      <FoundOrLater isFound={query.trim() === ''}>
        <nav aria-label={m.faqs_contents()} hidden={query.trim() !== ''} {...{ [ENTRY_CONTENTS]: '' }}>
          <ul className={contents}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={textLink({ standing: 'alone' })}>
                  {title}
                </a>
              </li>
            ))}
            <li>
              <a href="#for-parents" className={textLink({ standing: 'alone' })}>
                {m.pricing_parents_label()}
              </a>
            </li>
          </ul>
        </nav>
      </FoundOrLater>
      {faqSections.map((id) => (
        <Section key={id} id={id} isFound={isFound} />
      ))}
      <div className={more}>
        <p className={text({ size: 'lead' })}>{m.faqs_missing()}</p>
        <a href={siteAddress('contact-us')} className={buttonClass({ variant: 'outline' })}>
          {m.faqs_missing_write()}
        </a>
      </div>
    </Page>
  );
};
