import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { remember } from '../../shell/browser-storage.ts';
import { ErrorPageAlone } from '../../shell/error-page.tsx';
import { isLanguage } from '../../shell/language.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';

export const Route = createFileRoute('/$lang')({
  params: { parse: ({ lang }) => (isLanguage(lang) ? { lang } : false) },
  beforeLoad: async ({ context }) => ({ session: await (await context.api()).queries.account.session.ensureData() }),
  component: LanguageLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPageAlone,
});

function LanguageLayout() {
  const { lang } = Route.useParams();
  const { session } = Route.useRouteContext();
  useEffect(() => remember('localStorage', 'lang', lang), [lang]);
  return (
    <PageFrame signedIn={session !== null}>
      <Outlet />
    </PageFrame>
  );
}
