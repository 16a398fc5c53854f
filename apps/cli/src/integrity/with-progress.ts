import { showProgress } from '../progress.ts';

/** Shows progress from the first call of `onProgress` on, so that quick work shows none. */
export const withProgress = async <Result>(
  label: string,
  unit: string,
  work: (onProgress: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> => {
  const progress = showProgress(label, unit);
  let shown = false;
  try {
    return await work((done, total) => {
      shown = true;
      progress.show({ done: Math.min(done, total), total });
    });
  } finally {
    if (shown) progress.end();
  }
};
