import { createFileRoute, Outlet } from '@tanstack/react-router';
import { isLanguage } from '../../shell/language.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';

export const Route = createFileRoute('/$lang')({
  params: { parse: ({ lang }) => (isLanguage(lang) ? { lang } : false) },
  component: Outlet,
  notFoundComponent: NotFoundPage,
});
