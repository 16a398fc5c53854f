import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { type RefusedSearch, refusedSearch } from '../../../api/forms/no-cookies.ts';
import { answerGuardianNeededForm } from '../../../api/guardian/guardian-forms.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { GuardianNeededScreen } from '../../../screens/guardian/guardian-needed-screen.tsx';

interface GuardianNeededSearch extends RefusedSearch {
  readonly other?: 'true' | undefined;
}

export const Route = createFileRoute('/$lang/auth/guardian-needed')({
  server: { handlers: { POST: withErrorLogging(answerGuardianNeededForm) } },
  validateSearch: ({ other, ...search }: Record<string, unknown>): GuardianNeededSearch => ({
    other: other === 'true' ? other : undefined,
    ...refusedSearch(search),
  }),
  loader: async ({ context }) => {
    await (await context.api()).queries.guardian.asked.fetch(undefined, { staleTime: 0 });
    return takeFormAnswer('guardian-needed');
  },
  head: () => ({ meta: [pageTitle(m.guardian_needed_title())] }),
  component: GuardianNeeded,
});

function GuardianNeeded() {
  const { other } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <GuardianNeededScreen
      answer={Route.useLoaderData()}
      isChanging={other !== undefined}
      onAsked={() => navigate({ search: {}, replace: true })}
    />
  );
}
