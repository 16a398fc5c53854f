import { delimiter, join } from 'node:path';
import { run } from './run.ts';
import { inheritedEnvironment, root } from './settings.ts';

const bin = join(root, 'node_modules/.bin');

/** Builds only what has changed. */
export const buildProduct = async (signal: AbortSignal): Promise<void> => {
  const { PATH = '', ...env } = inheritedEnvironment();
  await run(join(bin, 'turbo'), ['run', 'build', '--output-logs=errors-only', '--no-update-notifier'], {
    cwd: root,
    env: {
      ...env,
      PATH: bin + delimiter + PATH,
      PALMARES_VERSION: process.env.PALMARES_VERSION ?? '',
      TURBO_TELEMETRY_DISABLED: '1',
    },
    signal,
  });
};
