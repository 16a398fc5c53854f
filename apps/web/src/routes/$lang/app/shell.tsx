import { createFileRoute, redirect } from '@tanstack/react-router';

/**
 * A document without data, which the service worker keeps and answers for any page of the app while the network is
 * gone. It is rendered without a session (`ssr` of the language's route); opened by its own address, it leads on.
 */
export const Route = createFileRoute('/$lang/app/shell')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/app/dashboard', params, replace: true });
  },
});
