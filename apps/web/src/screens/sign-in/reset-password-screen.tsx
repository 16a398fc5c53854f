import { PageHeader, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { useScreen } from '../../browser/use-screen.ts';
import { InboxDrawing } from '../../drawings/empty/inbox.tsx';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { AuthFrame } from './auth-frame.tsx';
import { ResendLink } from './resend-link.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

interface Asked {
  readonly email: string;
  /** Zero if it was asked without a script: the first render cannot know the time. */
  readonly at: number;
}

interface ResetPasswordScreenProps {
  /** The server's answer to the form, if it was sent without a script. */
  readonly answer: FormAnswer | null;
}

export const ResetPasswordScreen = ({ answer }: ResetPasswordScreenProps) => {
  const typed = answer?.typed.email;
  const posted = postedProblem(answer);
  const [asked, setAsked] = useState<Asked | undefined>(
    typed === undefined || posted !== undefined ? undefined : { email: typed, at: 0 },
  );
  useScreen(asked === undefined ? 'asking' : 'asked');
  const ask = (email: string) => setAsked({ email, at: Date.now() });
  return (
    <AuthFrame needsScript={false}>
      {asked === undefined ? (
        <>
          <PageHeader title={m.reset_password_title()} lead={m.reset_password_lead()} />
          <ResetRequestForm email={typed} posted={posted} onAsked={ask} />
        </>
      ) : (
        <>
          <PageHeader
            above={<InboxDrawing size={120} flush />}
            title={m.reset_password_asked_title()}
            lead={m.reset_password_asked_lead({ email: asked.email })}
          />
          <p>
            {m.reset_password_junk()} <ReadingLink inline newTab to="faqs#forgot-password" words={m.reading_password} />
          </p>
          <ResendLink email={asked.email} askedAt={asked.at} onAsked={() => ask(asked.email)} />
        </>
      )}
      <p>
        <Link to="/$lang/auth" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
          {m.reset_password_back()}
        </Link>
      </p>
    </AuthFrame>
  );
};
