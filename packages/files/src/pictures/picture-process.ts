import { serve } from '../process/serve.ts';
import type { Checked, MadePicture, PictureOrder } from './answers.ts';
import { makeCropped, makeDocument, makeMaster } from './make.ts';
import { type PictureHeader, readHeader } from './read-picture.ts';

const made = async (order: PictureOrder, { type, mostPixels }: PictureHeader): Promise<readonly MadePicture[]> => {
  if (order.do === 'crop') return makeCropped(order.source, order.crops, order.cardRatio);
  if (order.do === 'clean')
    return [await makeDocument(order.source, type === 'image/png' ? type : 'image/jpeg', mostPixels)];
  const master = await makeMaster(order.source, mostPixels);
  return [master, ...(await makeCropped(master.bytes, order.crops, order.cardRatio))];
};

serve(async (order: PictureOrder): Promise<Checked<readonly MadePicture[]>> => {
  const header = await readHeader(order.source, order.limits);
  if (!header.ok) return header;
  try {
    return { ok: true, value: await made(order, header.value) };
  } catch {
    return { ok: false, code: 'file_broken' };
  }
});
