import { createFileRoute } from '@tanstack/react-router';
import { publicOrigin } from '../../server/public-origin.ts';
import { ChaptersLater } from '../../site/landing/chapters-later.ts';
import { landingHead } from '../../site/landing/landing-head.ts';
import { LandingPage } from '../../site/landing/landing-page.tsx';

export const Route = createFileRoute('/$lang/')({
  // Formatted here, so on the server at first: formatting a price is the slowest thing a browser does on this page.
  loader: async ({ context }) => {
    const [{ client }, { currencyWords, priceWords }] = await Promise.all([
      context.api(),
      import('../../screens/athlete-plan/price.ts'),
      ChaptersLater.preload?.(),
    ]);
    const { currency } = await client.plan.price.query();
    return { price: priceWords(currency), currency: currencyWords(currency) };
  },
  head: ({ params }) => landingHead(publicOrigin(), params.lang),
  component: Landing,
});

function Landing() {
  return <LandingPage {...Route.useLoaderData()} />;
}
