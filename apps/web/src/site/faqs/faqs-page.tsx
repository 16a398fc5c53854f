import { buttonClass, heading, matches, Page, PageHeader, text } from '@palmares/ui';
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

const contents = css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', _print: { display: 'none' } });
const door = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'control',
  px: '3',
  border: 'line',
  borderRadius: 'round',
  color: 'fg',
  fontSize: 'label',
  fontWeight: 'semibold',
  textDecoration: 'none',
});
const group = css({ display: 'flex', flexDirection: 'column', gap: '4', '&[hidden]': { display: 'none' } });
const questions = css({ borderBlockStart: 'line' });
const sectionTitle = cx(heading({ size: 'md' }), css({ scrollMarginBlockStart: '24' }));
const more = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', _print: { display: 'none' } });

/** Parts named after their reader come first in the contents: a parent or a coach finds their own at once. */
const byReader: readonly FaqSection[] = ['for-parents', 'for-coaches'];
const inContents = [...byReader, ...faqSections.filter((id) => !byReader.includes(id))];

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
          {answers.map((answer, index) => (
            <FoundOrLater key={answer.id} isFound={!isAnyFound || isFound(answer)}>
              <Question answer={answer} isHidden={!isFound(answer)} isOpen={id === faqSections[0] && index === 0} />
            </FoundOrLater>
          ))}
        </div>
      </section>
    </FoundOrLater>
  );
};

/** All questions. Those that the query does not find are hidden. */
export const FaqsPage = ({ query }: { readonly query: string }) => {
  const isFound = (answer: Answer) => matches(wordsOf(answer), query);
  const all = faqSections.flatMap((id) => answersIn(getLocale(), id).answers);
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
            {inContents.map((id) => (
              <li key={id}>
                <a href={`#${id}`} className={door}>
                  {answersIn(getLocale(), id).title}
                </a>
              </li>
            ))}
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
