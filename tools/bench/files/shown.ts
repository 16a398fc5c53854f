import { interleave } from '../interleave.ts';
import type { BenchContext } from '../suite.ts';
import { type BareAnswer, startBareSharp } from './bare-sharp.ts';
import type { Uploader } from './uploader.ts';

export interface VisibleTimes {
  /** Milliseconds from the last byte sent until the page knows that the picture is ready, round by round. */
  readonly shown: readonly number[];
  /** Milliseconds that sharp alone takes for the same sizes, round by round. */
  readonly sharp: readonly number[];
}

/** Throws unless the product serves what sharp alone makes. */
const compare = async (uploader: Uploader, fileId: string, { made }: BareAnswer): Promise<void> => {
  for (const [size, bytes] of Object.entries(made)) {
    const served = await uploader.bytesOf(fileId, size);
    if (served !== bytes) throw new Error(`${size} has ${served} bytes; sharp alone makes ${bytes}`);
  }
};

export const measureShown = async (
  context: BenchContext,
  uploader: Uploader,
  { picture, rounds }: { readonly picture: Buffer; readonly rounds: number },
): Promise<VisibleTimes> => {
  const bareSharp = await startBareSharp(context, picture);
  const show = async () => {
    const { fileId, sentAt } = await uploader.send(picture);
    await uploader.untilReady([fileId]);
    return { fileId, millis: performance.now() - sentAt };
  };
  const { fileId } = await show();
  await compare(uploader, fileId, await bareSharp());
  return interleave(
    { shown: async () => (await show()).millis, sharp: async () => (await bareSharp()).millis },
    { rounds, onRound: (round) => context.progress('12 megapixels, until shown', round / (rounds + 1)) },
  );
};
