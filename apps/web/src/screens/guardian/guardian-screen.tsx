import '@palmares/ui/reading.css';
import { Page, PageHeader, prose, text } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { useScreen } from '../../browser/use-screen.ts';
import { calendarDayWords, endDayWords } from '../../i18n/dates.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import { GuardianAnswerForm } from './guardian-answer-form.tsx';

/** The headings of the text are smaller than the page's own. */
const body = css({ borderBlock: 'line', paddingBlock: '6', '& > h2': { textStyle: 'title' } });

export type GuardianPage =
  | {
      readonly state: 'asking';
      readonly firstName: string;
      readonly expiresAt: Date;
      readonly version: string;
      readonly html: string;
      /** True if an account waits for the answer. */
      readonly hasAccount: boolean;
    }
  | { readonly state: 'answered' }
  | { readonly state: 'invalid' };

interface GuardianScreenProps {
  readonly token: string;
  readonly page: GuardianPage;
}

const outcomes = {
  done: { title: m.guardian_page_done_title, lead: m.guardian_page_done_lead },
  open: { title: m.guardian_page_done_title, lead: m.guardian_page_again_done_lead },
  answered: { title: m.guardian_page_answered_title, lead: m.guardian_page_answered_lead },
  invalid: { title: () => refusalWords({ code: 'guardian_link_invalid' }), lead: m.guardian_link_invalid_lead },
} as const;

const outcomeOf = (page: GuardianPage): keyof typeof outcomes => {
  if (page.state !== 'asking') return page.state;
  return page.hasAccount ? 'open' : 'done';
};

/** Where a guardian reads what they are asked, and answers. */
export const GuardianScreen = ({ token, page }: GuardianScreenProps) => {
  const [isDone, setDone] = useState(false);
  useScreen(isDone ? 'done' : page.state);
  if (isDone || page.state !== 'asking') {
    const { title, lead } = outcomes[outcomeOf(page)];
    return (
      <Page width="prose">
        <PageHeader title={title()} lead={lead()} />
      </Page>
    );
  }
  const { firstName, expiresAt, version, html, hasAccount } = page;
  const lead = hasAccount ? m.guardian_page_again_lead({ firstName }) : m.guardian_page_lead({ firstName });
  return (
    <Page width="prose">
      <PageHeader title={m.guardian_page_title()} lead={lead} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, whose reader refuses HTML */}
      <article className={cx(prose(), body)} dangerouslySetInnerHTML={{ __html: html }} />
      <p className={text({ tone: 'muted' })}>{m.guardian_page_version({ version: calendarDayWords(version) })}</p>
      <GuardianAnswerForm token={token} textVersion={version} onDone={() => setDone(true)} />
      <p className={text({ tone: 'muted' })}>
        {m.guardian_page_no()} {m.guardian_page_until({ date: endDayWords(expiresAt) })}
      </p>
    </Page>
  );
};
