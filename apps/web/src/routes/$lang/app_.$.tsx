import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../../frame/not-found-page.tsx';
import { pageTitle } from '../../i18n/page-title.ts';
import { m } from '../../paraglide/messages.js';

/** An address of the app that leads nowhere, with or without a session. */
export const Route = createFileRoute('/$lang/app_/$')({
  // In the loader rather than before it, so that the page keeps its navigation.
  loader: () => {
    throw notFound();
  },
  head: () => ({ meta: [pageTitle(m.not_found_title())] }),
  notFoundComponent: NotFoundPage,
});
