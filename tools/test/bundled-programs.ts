import { bundleIfChanged } from '../bundle-if-changed.ts';

/** Tests start programs as they are shipped. */
export default async (): Promise<void> => {
  await bundleIfChanged('apps/cli');
  await bundleIfChanged('apps/worker');
  await bundleIfChanged('packages/files');
};
