import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../../../../../../frame/not-found-page.tsx';
import { pageTitle } from '../../../../../../i18n/page-title.ts';
import { m } from '../../../../../../paraglide/messages.js';
import { colorAt } from '../../../../../../sections/identity/addresses.ts';
import { colorWords } from '../../../../../../sections/identity/words.ts';
import { ColorPage, loadColor } from '../../../../../../site/explore/color-page.tsx';

export const Route = createFileRoute('/$lang/app/identity/explore/colors/$color')({
  loader: async ({ context, params }) => {
    const color = colorAt(params.color);
    if (!color) throw notFound();
    await loadColor(context.api, color);
    return { color };
  },
  head: ({ loaderData }) => ({
    meta: [pageTitle(loaderData ? colorWords[loaderData.color]() : m.not_found_title())],
  }),
  component: Explained,
  notFoundComponent: NotFoundPage,
});

function Explained() {
  return <ColorPage {...Route.useLoaderData()} />;
}
