import { createFileRoute, notFound } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { pageTitle } from '../../shell/page-title.ts';

export const Route = createFileRoute('/$lang/$')({
  // In the loader and not before it, so that the page keeps the navigation around it.
  loader: () => {
    throw notFound();
  },
  head: () => ({ meta: [pageTitle(m.not_found_title())] }),
  notFoundComponent: NotFoundPage,
});
