import { previewPng } from '@palmares/handouts/preview';
import { harmless, notFound } from '../files/downloads.server.ts';
import { athleteDrawing } from './athlete-drawing.server.tsx';
import { previewNamed } from './previews.server.ts';

/** Drawn once per process, which is bounded by the number of public pages. */
const drawn = new Map<string, Promise<Buffer>>();

const draw = (name: string): Promise<Buffer> | undefined => {
  const preview = previewNamed(name);
  return preview && previewPng(preview.title, preview.athlete && athleteDrawing(preview.athlete));
};

const pictureNamed = (name: string): Promise<Buffer> | undefined => {
  const picture = drawn.get(name) ?? draw(name);
  if (picture) drawn.set(name, picture);
  return picture;
};

interface Get {
  readonly params: { readonly _splat?: string };
}

/** The picture that messengers show beside the address of a public page. */
export const sendPreview = async ({ params: { _splat: name = '' } }: Get): Promise<Response> => {
  const picture = pictureNamed(name);
  if (picture === undefined) return notFound();
  return new Response(new Uint8Array(await picture), {
    headers: { ...harmless, 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
};
