import '@palmares/ui/app.css';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiProvider } from '../api/api-provider.tsx';
import { keepApp } from '../browser/offline-app.ts';
import { ResumeSending } from '../drafts/outbox/resume-sending.tsx';
import { getLocale } from '../paraglide/runtime.js';
import { AnotherAccountNotice } from './another-account-notice.tsx';
import { useHoldWhileOffline } from './navigation/use-hold-while-offline.ts';
import { usePreloadedPlaces } from './navigation/use-preloaded-places.ts';
import { useOtherPages } from './use-other-pages.ts';

/** Around every page of the app, with the styles of the parts that only these pages have. */
export const AppLayout = ({ athleteId }: { readonly athleteId: string }) => {
  useHoldWhileOffline();
  usePreloadedPlaces();
  useOtherPages(athleteId);
  useEffect(() => {
    // If it fails, the app only works online.
    keepApp(getLocale()).catch(() => {});
  }, []);
  return (
    <ApiProvider>
      <ResumeSending athleteId={athleteId} />
      <AnotherAccountNotice athleteId={athleteId} />
      <Outlet />
    </ApiProvider>
  );
};
