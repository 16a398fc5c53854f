import { createFileRoute } from '@tanstack/react-router';
import { mailedToken } from '../../../addresses/mailed-token.ts';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { refusedSearch } from '../../../api/forms/no-cookies.ts';
import { answerGuardianWithdrawForm } from '../../../api/guardian/guardian-forms.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { GuardianWithdrawScreen } from '../../../screens/guardian/guardian-withdraw-screen.tsx';

export const Route = createFileRoute('/$lang/auth/guardian-withdraw')({
  server: { handlers: { POST: withErrorLogging(answerGuardianWithdrawForm) } },
  validateSearch: (search: Record<string, unknown>) => ({ ...mailedToken(search), ...refusedSearch(search) }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, deps }) => ({
    page: await (await context.api()).queries.guardian.withdrawalPage.fetch(deps, { staleTime: 0 }),
    answer: takeFormAnswer('guardian-withdraw'),
  }),
  head: () => ({ meta: [pageTitle(m.guardian_withdraw_title())] }),
  component: GuardianWithdraw,
});

function GuardianWithdraw() {
  const { token = '' } = Route.useSearch();
  const { page, answer } = Route.useLoaderData();
  return <GuardianWithdrawScreen token={token} page={page} answer={answer} />;
}
