import { type NotFound, notFoundPage } from './not-found-page.tsx';
import { visitorPage } from './visitor-page.server.ts';

/** Answers an address that leads nowhere. */
export const notFound = visitorPage<NotFound, 'report'>({ ...notFoundPage, load: ({ missing }) => missing() });
