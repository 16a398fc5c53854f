import { createFileRoute } from '@tanstack/react-router';
import { landingHead } from '../../site/landing/landing-head.ts';
import { LandingPage } from '../../site/landing/landing-page.tsx';
import { ScenesLater } from '../../site/landing/scenes-later.ts';
import { loadPrice } from '../../site/pricing/load-price.ts';

export const Route = createFileRoute('/$lang/')({
  loader: async ({ context, params }) => {
    const [price] = await Promise.all([loadPrice(context.api), ScenesLater.preload?.()]);
    return { price, head: landingHead(params.lang) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Landing,
});

function Landing() {
  return <LandingPage {...Route.useLoaderData().price} />;
}
