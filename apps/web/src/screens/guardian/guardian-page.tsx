import { Page } from '@palmares/ui';
import { GuardianAnswered } from './guardian-answered.tsx';
import { GuardianAsking } from './guardian-asking.tsx';
import { type GuardianPageProps, guardianHeader, isAsking } from './guardian-state.ts';

/** The page on which a guardian reads the request and answers it. */
export const GuardianPage = ({ page, answer, token, price }: GuardianPageProps) => {
  const header = guardianHeader({ page, answer });
  return isAsking(page) ? (
    <Page width="prose">
      <GuardianAsking page={page} header={header} token={token} price={price} answer={answer} />
    </Page>
  ) : (
    <Page width="prose">
      <GuardianAnswered page={page} header={header} token={token} />
    </Page>
  );
};
