import { memoizeUntilFailure } from '@palmares/domain/kernel';
import { previewPng } from '@palmares/handouts/preview';
import { harmless, notFound } from '../files/downloads.server.ts';
import { athleteDrawing } from './athlete-drawing.server.tsx';
import { previewNamed } from './previews.server.ts';

/** Each draws its picture once per process. There are as many as public pages. */
const drawings = new Map<string, () => Promise<Buffer>>();

const drawingOf = (name: string): (() => Promise<Buffer>) | undefined => {
  const preview = previewNamed(name);
  return (
    preview && memoizeUntilFailure(() => previewPng(preview.title, preview.athlete && athleteDrawing(preview.athlete)))
  );
};

const pictureNamed = (name: string): Promise<Buffer> | undefined => {
  const drawing = drawings.get(name) ?? drawingOf(name);
  if (drawing) drawings.set(name, drawing);
  return drawing?.();
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
