import { ADULT_AGE } from '@palmares/domain/shared-portfolio';
import { PageHeader, Section, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { PortfolioCover } from '../../drawings/articles/portfolio.tsx';
import { endDayWords } from '../../i18n/dates.ts';
import { NewTabLink } from '../../notices/new-tab-link.tsx';
import { siteAddress } from '../../page/site-address.ts';
import { Support } from '../../page/support.tsx';
import { m } from '../../paraglide/messages.js';
import { WhoSeesPicture } from '../../who-sees/who-sees-picture.tsx';
import { GuardianDecision } from './guardian-decision.tsx';
import type { Asking, guardianHeader } from './guardian-state.ts';
import { GuardianText } from './guardian-text.tsx';

const opening = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
  alignItems: 'center',
  columnGap: '12',
  rowGap: '6',
});
const example = css({ display: 'flex', flexDirection: { base: 'row', md: 'column' }, alignItems: 'center', gap: '4' });
const drawing = css({
  width: { base: '[9.5rem]', md: '[15rem]' },
  height: 'auto',
  flexShrink: '0',
  borderRadius: 'card',
});
const promises = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '8',
  rowGap: '4',
  '& dt': { fontWeight: 'bold' },
});
const wholeLine = css({ gridColumn: '[1 / -1]' });

interface GuardianAskingProps {
  readonly page: Asking;
  readonly header: ReturnType<typeof guardianHeader>;
  readonly token: string;
  /** The plan's price in words. */
  readonly price: string;
  readonly answer: FormAnswer | null;
}

const Promises = ({ firstName, price }: { readonly firstName: string; readonly price: string }) => (
  <dl className={promises}>
    <div>
      <dt>{m.guardian_page_free_title()}</dt>
      <dd className={text({ tone: 'muted' })}>{m.guardian_page_free({ price })}</dd>
    </div>
    <div>
      <dt>{m.guardian_page_private_title()}</dt>
      <dd className={text({ tone: 'muted' })}>{m.who_sees_guardian_private({ firstName })}</dd>
    </div>
    <div className={wholeLine}>
      <dt>{m.guardian_page_undo_title()}</dt>
      <dd className={text({ tone: 'muted' })}>
        {m.guardian_page_undo({ age: ADULT_AGE })} {m.guardian_page_undo_erase()} <Support />
      </dd>
    </div>
  </dl>
);

/** Shows what the guardian is asked, the text folded up, and both answers. */
export const GuardianAsking = ({ page, header, token, price, answer }: GuardianAskingProps) => {
  const { firstName, expiresAt } = page;
  const isSecond = page.state === 'confirming';
  return (
    <>
      <div className={opening}>
        <PageHeader {...header} />
        {isSecond ? null : (
          <div className={example}>
            <PortfolioCover className={drawing} />
            <NewTabLink href={siteAddress('portfolio-demo-gate')} className={textLink({ standing: 'alone' })}>
              {m.guardian_page_example()}
            </NewTabLink>
          </div>
        )}
      </div>
      {isSecond ? null : (
        <>
          <Section title={m.who_sees_guardian_title()}>
            <WhoSeesPicture athlete={firstName} asked={m.who_sees_guardian_asked({ firstName })} />
          </Section>
          <Promises firstName={firstName} price={price} />
        </>
      )}
      <GuardianText page={page} isSecond={isSecond} />
      <GuardianDecision page={page} token={token} answer={answer} />
      <p className={text({ tone: 'muted' })}>{m.guardian_page_until({ date: endDayWords(expiresAt) })}</p>
    </>
  );
};
