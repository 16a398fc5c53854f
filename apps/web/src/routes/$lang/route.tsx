import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { deviceSession } from '../../api/account/device-session.ts';
import { loadSession } from '../../api/account/load-session.ts';
import { orFromDevice } from '../../api/from-device.ts';
import { showsAccount } from '../../api/page-account.ts';
import { isAppShell } from '../../browser/app-shell.ts';
import { remember } from '../../browser/browser-storage.ts';
import { ErrorPageAlone } from '../../frame/error-page.tsx';
import { NotFoundPage } from '../../frame/not-found-page.tsx';
import { PageFrame } from '../../frame/page-frame.tsx';
import { useUserAttributes } from '../../frame/use-user-attributes.ts';
import { isLanguage } from '../../i18n/language.ts';

export const Route = createFileRoute('/$lang')({
  params: { parse: ({ lang }) => (isLanguage(lang) ? { lang } : false) },
  ssr: ({ location }) => !isAppShell(location.pathname),
  beforeLoad: async ({ context, location }) => {
    const session = await orFromDevice(loadSession(context), deviceSession);
    // Without the fragment, because the browser would only scroll to it.
    if (!showsAccount(session?.athleteId))
      throw redirect({ href: location.href.replace(/#.*/, ''), reloadDocument: true });
    return { session };
  },
  component: LanguageLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPageAlone,
});

function LanguageLayout() {
  const { lang } = Route.useParams();
  const { session } = Route.useRouteContext();
  // Runs on arrival, too, before anything on the page calls the API.
  useLayoutEffect(() => void showsAccount(session?.athleteId), [session]);
  useEffect(() => remember('localStorage', 'lang', lang), [lang]);
  useUserAttributes(session);
  return (
    <PageFrame signedIn={session !== null}>
      <Outlet />
    </PageFrame>
  );
}
