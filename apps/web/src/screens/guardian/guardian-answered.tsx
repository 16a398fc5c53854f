import { buttonClass, PageHeader, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../../drawings/drawing.tsx';
import { InboxDrawing } from '../../drawings/empty/inbox.tsx';
import { LinkClosedDrawing } from '../../drawings/empty/link-closed.tsx';
import { LockedDrawing } from '../../drawings/empty/locked.tsx';
import { PodiumDrawing } from '../../drawings/podium.tsx';
import { endDayWords } from '../../i18n/dates.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { Support } from '../../page/support.tsx';
import { m } from '../../paraglide/messages.js';
import { guardiansPage } from './guardian-addresses.ts';
import type { Answered, guardianHeader } from './guardian-state.ts';

const drawings: Readonly<Record<Answered['state'], ComponentType<DrawingProps>>> = {
  answered: PodiumDrawing,
  open: PodiumDrawing,
  second_mail: InboxDrawing,
  refused: LockedDrawing,
  withdrawn: LockedDrawing,
  invalid: LinkClosedDrawing,
};

const steps = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingInlineStart: '6',
  listStyle: 'decimal',
});

interface GuardianAnsweredProps {
  readonly page: Answered;
  readonly header: ReturnType<typeof guardianHeader>;
  readonly token: string;
}

const GoOn = ({ token, words }: { readonly token: string; readonly words: string }) => (
  <p>
    <a href={guardiansPage(token)} className={buttonClass({ variant: 'outline' })}>
      {words}
    </a>
  </p>
);

/** Says what comes next, by the state of the link. */
const Next = ({ page, token }: Pick<GuardianAnsweredProps, 'page' | 'token'>) => {
  switch (page.state) {
    case 'second_mail':
      return <p className={text({ tone: 'muted' })}>{m.guardian_page_second_mail_why()}</p>;
    case 'answered': {
      const { firstName, expiresAt } = page;
      return (
        <>
          <ol className={steps}>
            <li>{m.guardian_page_step_hand({ firstName, date: endDayWords(expiresAt) })}</li>
            <li>{m.guardian_page_step_password({ firstName })}</li>
            <li>{m.guardian_page_step_keep()}</li>
          </ol>
          <p>
            <a href={guardiansPage(token)} className={textLink({ standing: 'alone' })}>
              {m.guardian_page_changed_mind()}
            </a>
          </p>
        </>
      );
    }
    case 'open':
      return (
        <>
          <p className={text()}>{m.guardian_page_open_next()}</p>
          <GoOn token={token} words={m.guardian_page_open_go({ firstName: page.firstName })} />
        </>
      );
    case 'refused':
      return <GoOn token={token} words={m.guardian_undo_request_submit()} />;
    case 'withdrawn':
      return <GoOn token={token} words={m.guardian_page_withdrawn_go()} />;
    case 'invalid':
      return (
        <>
          <p>
            {m.guardian_link_invalid_support()} <Support />
          </p>
          <ReadingLink to="faqs#for-parents" words={m.reading_parents} />
        </>
      );
  }
};

/** The page of a link that was answered, or does not work. */
export const GuardianAnswered = ({ page, header, token }: GuardianAnsweredProps) => {
  const Drawn = drawings[page.state];
  return (
    <>
      <PageHeader above={<Drawn size={160} flush />} {...header} />
      <Next page={page} token={token} />
    </>
  );
};
