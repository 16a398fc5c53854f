import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeNextPath } from '../../../api/account/next-path.ts';
import { type RefusedLogIn, readRefusedLogIn, refusedLogInWords } from '../../../api/account/refused-log-in.ts';
import { isRefusalOver } from '../../../api/forms/no-cookies.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { LogInScreen } from '../../../screens/sign-in/log-in-screen.tsx';
import { protect } from '../../../screens/sign-in/protect.ts';

export const Route = createFileRoute('/$lang/auth/')({
  // Listed even when invalid: an unlisted parameter would stay in the query as it was typed.
  validateSearch: (search: Record<string, unknown>): RefusedLogIn & { next?: string | undefined } => ({
    ...readRefusedLogIn(search),
    next: safeNextPath(search.next),
  }),
  beforeLoad: ({ params, search: { next, refused } }) => {
    protect(isRefusalOver(refused), () => redirect({ to: '/$lang/auth', params, search: { next }, statusCode: 303 }));
  },
  loaderDeps: ({ search: { refused } }) => ({ refused }),
  loader: async ({ context, deps: { refused } }) =>
    refused === undefined ? '' : (await context.api()).client.account.typedEmail.query(),
  head: () => ({ meta: [pageTitle(m.log_in_title()), { name: 'description', content: m.log_in_lead() }] }),
  component: LogInPage,
});

function LogInPage() {
  const { next, refused } = Route.useSearch();
  return <LogInScreen next={next} email={Route.useLoaderData()} problem={refusedLogInWords({ refused })} />;
}
