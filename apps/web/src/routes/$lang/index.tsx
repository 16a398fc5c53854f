import { createFileRoute } from '@tanstack/react-router';
import { publicOrigin } from '../../server/public-origin.ts';
import { landingHead } from '../../site/landing/landing-head.ts';
import { LandingPage } from '../../site/landing/landing-page.tsx';
import { ScenesLater } from '../../site/landing/scenes-later.ts';
import { loadPrice } from '../../site/pricing/load-price.ts';

export const Route = createFileRoute('/$lang/')({
  loader: async ({ context }) => {
    const [price] = await Promise.all([loadPrice(context.api), ScenesLater.preload?.()]);
    return price;
  },
  head: ({ params }) => landingHead(publicOrigin(), params.lang),
  component: Landing,
});

function Landing() {
  return <LandingPage {...Route.useLoaderData()} />;
}
