import { createFileRoute, Outlet } from '@tanstack/react-router';
import { isLanguage } from '../../../shell/language.ts';
import { NotFoundPage } from '../../../shell/not-found-page.tsx';

/** The developer's pages: the server answers 404 where they are not wanted. */
export const Route = createFileRoute('/_ui/$lang')({
  params: { parse: ({ lang }) => (isLanguage(lang) ? { lang } : false) },
  component: Outlet,
  notFoundComponent: NotFoundPage,
});
