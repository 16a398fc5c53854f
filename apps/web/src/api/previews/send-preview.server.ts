import { previewPng } from '@palmares/handouts/preview';
import { harmless, notFound } from '../files/downloads.server.ts';
import { previewTitle } from './preview-titles.server.ts';

/** Drawn once per process, which is bounded by the number of public pages. */
const drawn = new Map<string, Promise<Buffer>>();

const previewOf = (name: string, title: string): Promise<Buffer> => {
  const picture = drawn.get(name) ?? previewPng(title);
  drawn.set(name, picture);
  return picture;
};

interface Get {
  readonly params: { readonly _splat?: string };
}

/** The picture that messengers show beside the address of a public page. */
export const sendPreview = async ({ params: { _splat: name = '' } }: Get): Promise<Response> => {
  const title = previewTitle(name);
  if (title === undefined) return notFound();
  return new Response(new Uint8Array(await previewOf(name, title)), {
    headers: { ...harmless, 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
};
