import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../../../../../../frame/not-found-page.tsx';
import { pageTitle } from '../../../../../../i18n/page-title.ts';
import { m } from '../../../../../../paraglide/messages.js';
import { maskAt } from '../../../../../../sections/identity/addresses.ts';
import { maskName } from '../../../../../../sections/identity/words.ts';
import { loadMask, MaskPage } from '../../../../../../site/explore/mask-page.tsx';

export const Route = createFileRoute('/$lang/app/identity/explore/masks/$mask')({
  loader: async ({ context, params }) => {
    const mask = maskAt(params.mask);
    if (!mask) throw notFound();
    await loadMask(context.api, mask);
    return { mask };
  },
  head: ({ loaderData }) => ({
    meta: [pageTitle(loaderData ? maskName(loaderData.mask) : m.not_found_title())],
  }),
  component: Explained,
  notFoundComponent: NotFoundPage,
});

function Explained() {
  return <MaskPage {...Route.useLoaderData()} />;
}
