import { redirect } from '@tanstack/react-router';
import type { Api } from '../api/client.ts';
import { withoutHash } from '../i18n/language.ts';

interface Loading {
  readonly context: { readonly api: () => Promise<Api> };
  readonly location: { readonly href: string };
}

/**
 * The loader of a page of the app that only the server renders. The router comes to it when the service worker answers
 * for a server that cannot be reached: until the server answers, the page says why it does not open.
 */
export const loadDocument = async ({ context, location }: Loading): Promise<never> => {
  const { queries } = await context.api();
  await queries.account.session.fetch(undefined, { staleTime: 0 });
  throw redirect({ href: withoutHash(location.href), reloadDocument: true });
};
