import { createFileRoute } from '@tanstack/react-router';
import { mailedToken } from '../../../addresses/mailed-token.ts';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { refusedSearch } from '../../../api/forms/no-cookies.ts';
import { answerGuardianForm } from '../../../api/guardian/guardian-forms.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { GuardianScreen } from '../../../screens/guardian/guardian-screen.tsx';

export const Route = createFileRoute('/$lang/auth/guardian')({
  server: { handlers: { POST: withErrorLogging(answerGuardianForm) } },
  validateSearch: (search: Record<string, unknown>) => ({ ...mailedToken(search), ...refusedSearch(search) }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, deps }) => ({
    page: await (await context.api()).queries.guardian.page.fetch(deps, { staleTime: 0 }),
    answer: takeFormAnswer('guardian'),
  }),
  head: () => ({ meta: [pageTitle(m.guardian_page_title())] }),
  component: GuardianPage,
});

function GuardianPage() {
  const { token = '' } = Route.useSearch();
  const { page, answer } = Route.useLoaderData();
  return <GuardianScreen token={token} page={page} answer={answer} />;
}
