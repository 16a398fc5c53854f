import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../../frame/not-found-page.tsx';
import { GalleryLayout } from '../../../gallery/gallery-layout.tsx';
import { isLanguage } from '../../../i18n/language.ts';

/** The developer's pages. The server answers 404 where they are switched off. */
export const Route = createFileRoute('/_ui/$lang')({
  params: { parse: ({ lang }) => (isLanguage(lang) ? { lang } : false) },
  component: GalleryLayout,
  notFoundComponent: NotFoundPage,
});
