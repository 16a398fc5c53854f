import { bundleIfChanged } from '../bundle-if-changed.ts';

/** Tests start the worker and the command line as they are shipped. */
export default async (): Promise<void> => {
  await bundleIfChanged('cli');
  await bundleIfChanged('worker');
};
