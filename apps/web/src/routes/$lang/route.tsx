import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { remember } from '../../browser/browser-storage.ts';
import { ErrorPageAlone } from '../../frame/error-page.tsx';
import { NotFoundPage } from '../../frame/not-found-page.tsx';
import { PageFrame } from '../../frame/page-frame.tsx';
import { useUserAttributes } from '../../frame/use-user-attributes.ts';
import { isLanguage } from '../../i18n/language.ts';

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
  useUserAttributes(session);
  return (
    <PageFrame signedIn={session !== null}>
      <Outlet />
    </PageFrame>
  );
}
