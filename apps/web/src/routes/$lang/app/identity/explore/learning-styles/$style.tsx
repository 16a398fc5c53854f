import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../../../../../../frame/not-found-page.tsx';
import { pageTitle } from '../../../../../../i18n/page-title.ts';
import { m } from '../../../../../../paraglide/messages.js';
import { styleAt } from '../../../../../../sections/identity/addresses.ts';
import { styleWords } from '../../../../../../sections/identity/words.ts';
import { loadStyle, StylePage } from '../../../../../../site/explore/style-page.tsx';

/** Without the soft hyphens that break a long name on a narrow screen. */
const plain = (words: string): string => words.replaceAll('\u00ad', '');

export const Route = createFileRoute('/$lang/app/identity/explore/learning-styles/$style')({
  loader: async ({ context, params }) => {
    const style = styleAt(params.style);
    if (!style) throw notFound();
    await loadStyle(context.api, style);
    return { style };
  },
  head: ({ loaderData }) => ({
    meta: [pageTitle(loaderData ? plain(styleWords[loaderData.style]()) : m.not_found_title())],
  }),
  component: Explained,
  notFoundComponent: NotFoundPage,
});

function Explained() {
  return <StylePage {...Route.useLoaderData()} />;
}
