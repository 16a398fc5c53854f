import { createFileRoute, redirect } from '@tanstack/react-router';

/**
 * A document without data, which the service worker keeps and serves for any page of the app while offline. It is
 * rendered without a session (`ssr` of the language's route). Opened at its own address, it redirects.
 */
export const Route = createFileRoute('/$lang/app/shell')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/app/dashboard', params, replace: true });
  },
});
