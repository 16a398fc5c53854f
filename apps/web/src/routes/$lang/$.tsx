import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../../shell/not-found-page.tsx';

export const Route = createFileRoute('/$lang/$')({
  // In the loader and not before it, so that the page keeps the navigation around it.
  loader: () => {
    throw notFound();
  },
  notFoundComponent: NotFoundPage,
});
