import '@palmares/ui/app.css';
import { Outlet } from '@tanstack/react-router';
import { ApiProvider } from '../api/api-provider.tsx';
import { ResumeSending } from '../drafts/outbox/resume-sending.tsx';
import { useHoldWhileOffline } from './navigation/use-hold-while-offline.ts';

/** Around every page of the app, with the styles of the parts that only these pages have. */
export const AppLayout = ({ athleteId }: { readonly athleteId: string }) => {
  useHoldWhileOffline();
  return (
    <ApiProvider>
      <ResumeSending athleteId={athleteId} />
      <Outlet />
    </ApiProvider>
  );
};
