import { createFileRoute } from '@tanstack/react-router';
import { loadPrice } from '../../site/pricing/load-price.ts';
import { pricingHead } from '../../site/pricing/pricing-head.ts';
import { PricingDetailsLater } from '../../site/pricing/pricing-later.ts';
import { PricingPage } from '../../site/pricing/pricing-page.tsx';

export const Route = createFileRoute('/$lang/pricing')({
  loader: async ({ context, params }) => {
    const [price] = await Promise.all([loadPrice(context.api), PricingDetailsLater.preload?.()]);
    return { price, head: pricingHead(params.lang, price) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Pricing,
});

function Pricing() {
  return <PricingPage {...Route.useLoaderData().price} />;
}
