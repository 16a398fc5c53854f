import { delimiter, join } from 'node:path';
import { run } from './run.ts';
import { inheritedEnvironment, root } from './settings.ts';

const bin = join(root, 'node_modules/.bin');

const turbo = async (task: string, signal: AbortSignal): Promise<void> => {
  const { PATH = '', ...env } = inheritedEnvironment();
  await run(join(bin, 'turbo'), ['run', task, '--output-logs=errors-only', '--no-update-notifier'], {
    cwd: root,
    env: { ...env, PATH: bin + delimiter + PATH, TURBO_TELEMETRY_DISABLED: '1' },
    signal,
  });
};

/** Generates sources from messages and styles. Like the build, it only redoes what changed. */
export const generateSources = (signal: AbortSignal): Promise<void> => turbo('gen', signal);
export const buildProduct = (signal: AbortSignal): Promise<void> => turbo('build', signal);
