import { contentTypeOf } from '../content-type.ts';
import { serve } from '../process/serve.ts';
import type { Checked, MadePicture, PictureHeader, PictureOrder } from './answers.ts';
import { makeDocument, makeMaster, makeSquares } from './make.ts';
import { readHeader } from './read-picture.ts';

const made = async (order: PictureOrder): Promise<readonly MadePicture[]> => {
  switch (order.do) {
    case 'inspect':
      return [];
    case 'crop':
      return makeSquares(order.source, order.crop);
    case 'clean': {
      const type = contentTypeOf(order.source) === 'image/png' ? 'image/png' : 'image/jpeg';
      return [await makeDocument(order.source, type)];
    }
    case 'make': {
      const master = await makeMaster(order.source);
      return [master, ...(await makeSquares(master.bytes, order.crop))];
    }
  }
};

export interface PictureAnswer extends PictureHeader {
  readonly made: readonly MadePicture[];
}

serve(async (order: PictureOrder): Promise<Checked<PictureAnswer>> => {
  const header = await readHeader(order.source);
  if (!header.ok) return header;
  try {
    return { ok: true, value: { ...header.value, made: await made(order) } };
  } catch {
    return { ok: false, code: 'file_broken' };
  }
});
