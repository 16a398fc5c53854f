import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { alternateLanguages } from '../../shell/alternate-languages.ts';
import { publicOrigin } from '../../shell/public-origin.ts';
import { LandingPage } from '../../site/landing/landing-page.tsx';

export const Route = createFileRoute('/$lang/')({
  loader: ({ context }) => context.apiClient.plan.price.query(),
  head: ({ params }) => ({
    meta: [{ title: m.landing_document_title() }, { name: 'description', content: m.landing_description() }],
    links: [
      { rel: 'canonical', href: `${publicOrigin()}/${params.lang}` },
      ...alternateLanguages(publicOrigin(), `/${params.lang}`),
    ],
  }),
  component: Landing,
});

function Landing() {
  const { currency } = Route.useLoaderData();
  return <LandingPage currency={currency} />;
}
