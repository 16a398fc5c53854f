import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { LogInScreen } from '../../../screens/auth/log-in-screen.tsx';
import { safeNextPath } from '../../../shell/next-path.ts';
import { pageTitle } from '../../../shell/page-title.ts';

export const Route = createFileRoute('/$lang/auth/')({
  validateSearch: (search: Record<string, unknown>): { next?: string } => {
    const next = safeNextPath(search.next);
    return next === undefined ? {} : { next };
  },
  head: () => ({ meta: [pageTitle(m.log_in_title())] }),
  component: LogInPage,
});

function LogInPage() {
  const { next } = Route.useSearch();
  return <LogInScreen next={next} />;
}
