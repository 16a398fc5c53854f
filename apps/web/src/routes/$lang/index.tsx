import { createFileRoute } from '@tanstack/react-router';
import { publicOrigin } from '../../shell/public-origin.ts';
import { landingHead } from '../../site/landing/landing-head.ts';
import { LandingPage } from '../../site/landing/landing-page.tsx';

export const Route = createFileRoute('/$lang/')({
  loader: async ({ context }) => (await context.api()).client.plan.price.query(),
  head: ({ params }) => landingHead(publicOrigin(), params.lang),
  component: Landing,
});

function Landing() {
  const { currency } = Route.useLoaderData();
  return <LandingPage currency={currency} />;
}
