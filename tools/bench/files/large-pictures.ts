import { figure } from '../figures.ts';
import type { BenchContext, Figure } from '../suite.ts';
import type { MemoryPeaks } from './memory.ts';
import type { TestPicture } from './test-pictures.ts';
import type { Uploader } from './uploader.ts';
import { peaksDuring } from './worker-memory.ts';

/** Maximum number of waiting uploads of one athlete. */
const AT_ONCE = 10;

interface Measuring {
  readonly workerPid: number;
  readonly pictures: readonly TestPicture[];
  readonly athlete: () => Promise<Uploader>;
}

const group = 'largest pictures, memory';

/** Measures each kind on its own. */
export const measureKinds = async (
  context: BenchContext,
  { workerPid, pictures, athlete }: Measuring,
): Promise<readonly Figure[]> => {
  const uploader = await athlete();
  const figures: Figure[] = [];
  for (const { kind, bytes } of pictures) {
    context.progress(`largest pictures, ${kind}`);
    const { children } = await peaksDuring(workerPid, async () =>
      uploader.untilReady([(await uploader.send(bytes)).fileId]),
    );
    figures.push(figure(group, `child, ${kind}`, 'MB', [children]));
  }
  return figures;
};

/** Measures `count` pictures of all kinds in turn, which wait at once. */
export const measureQueue = (
  context: BenchContext,
  { workerPid, pictures, athlete }: Measuring,
  count: number,
): Promise<MemoryPeaks> => {
  const queue = Array.from({ length: count }, (_, index) => pictures[index % pictures.length]).filter(
    (picture) => picture !== undefined,
  );
  return peaksDuring(workerPid, async () => {
    const sent: { readonly uploader: Uploader; readonly fileIds: readonly string[] }[] = [];
    for (let from = 0; from < count; from += AT_ONCE) {
      context.progress(`${count} of the largest pictures`, from / count);
      const uploader = await athlete();
      const fileIds: string[] = [];
      for (const { bytes } of queue.slice(from, from + AT_ONCE)) fileIds.push((await uploader.send(bytes)).fileId);
      sent.push({ uploader, fileIds });
    }
    for (const { uploader, fileIds } of sent) await uploader.untilReady(fileIds);
  });
};

export const queueFigures = ({ worker, children, together }: MemoryPeaks, count: number): readonly Figure[] => [
  figure(group, `worker’s process, ${count} pictures`, 'MB', [worker]),
  figure(group, `its children, ${count} pictures`, 'MB', [children]),
  figure(group, `both together, ${count} pictures`, 'MB', [together]),
];
