import { Page, PageHeader, text } from '@palmares/ui';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { endDayWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { GuardianAnswerForm } from './guardian-answer-form.tsx';
import { type Asking, type GuardianPageProps, guardianHeader, isAsking } from './guardian-state.ts';
import { GuardianText } from './guardian-text.tsx';

interface AskedProps {
  readonly page: Asking;
  readonly answer: FormAnswer | null;
}

const Asked = ({ page, answer }: AskedProps) => {
  const isSecond = page.state === 'confirming';
  const no = isSecond ? m.guardian_page_confirm_no : m.guardian_page_no;
  return (
    <>
      <GuardianText page={page} isRead={isSecond && !page.isTextNew} />
      <GuardianAnswerForm textVersion={page.version} isSecond={isSecond} answer={answer} />
      <p className={text({ tone: 'muted' })}>
        {no()} {m.guardian_page_until({ date: endDayWords(page.expiresAt) })}
      </p>
    </>
  );
};

/** The page on which a guardian reads the request and answers it. */
export const GuardianPage = ({ page, answer }: GuardianPageProps) => (
  <Page width="prose">
    <PageHeader {...guardianHeader({ page, answer })} />
    {page.state === 'second_mail' ? (
      <p className={text({ tone: 'muted' })}>{m.guardian_page_second_mail_why()}</p>
    ) : null}
    {isAsking(page) ? <Asked page={page} answer={answer} /> : null}
  </Page>
);
