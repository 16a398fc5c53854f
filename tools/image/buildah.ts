import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../start/run.ts';

/** Runs buildah and returns its output without the last line break. */
export type Buildah = (...args: readonly string[]) => Promise<string>;

interface Place {
  /** Folder for the base, the images and their containers. */
  readonly folder: string;
  readonly checkout: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export const buildahIn =
  ({ folder, checkout, env, signal }: Place): Buildah =>
  async (...args) => {
    const where = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run'), '--storage-driver', 'overlay'];
    const { output } = await run('buildah', [...where, ...args], { cwd: checkout, env, signal });
    return output.trimEnd();
  };

export const base = { run: 'localhost/palmares-base', build: 'localhost/palmares-build' } as const;
export const image = 'localhost/palmares';

const build = (...args: readonly string[]): readonly string[] => ['build', '--isolation', 'chroot', ...args];

/**
 * Builds two base images from Debian's smallest system, which is made once: one with the project's Node, one also with
 * npm.
 */
export const buildBase = async (buildah: Buildah, { folder, checkout, env, signal }: Place): Promise<void> => {
  const context = join(folder, 'base');
  const system = join(context, 'rootfs.tar');
  mkdirSync(context, { recursive: true });
  const options = { cwd: checkout, env, signal };
  if (!existsSync(system)) {
    const unfinished = join(context, 'unfinished.tar');
    const args = ['--variant=minbase', '--include=ca-certificates', 'bookworm', unfinished];
    await run('mmdebstrap', args, options);
    renameSync(unfinished, system);
  }
  const { output: npm } = await run('sh', ['-c', 'command -v npm'], options);
  rmSync(join(context, 'npm'), { recursive: true, force: true });
  // npm's folder, from the path of npm/bin/npm-cli.js.
  cpSync(resolve(realpathSync(npm.trim()), '../..'), join(context, 'npm'), { recursive: true });
  cpSync(realpathSync(join(checkout, 'node_modules/.bin/node')), join(context, 'node'));
  const file = join(checkout, 'tools/image/base.Containerfile');
  for (const target of ['run', 'build'] as const)
    await buildah(...build('--target', target, '--tag', base[target], '--file', file, context));
};

/** Builds the product's image from its Containerfile, on that base. */
export const buildImage = async (buildah: Buildah, { checkout, env }: Place, version: string): Promise<void> => {
  const certificates = env.NODE_EXTRA_CA_CERTS;
  const given = [`BUILD_IMAGE=${base.build}`, `RUN_IMAGE=${base.run}`, `PALMARES_VERSION=${version}`];
  await buildah(
    ...build(
      ...given.flatMap((argument) => ['--build-arg', argument]),
      ...(certificates ? ['--secret', `id=certificates,src=${certificates}`] : []),
      ...['--pull-never', '--layers=false', '--tag', image, '--file', join(checkout, 'deploy/Containerfile'), checkout],
    ),
  );
};

/** Mounts an image. Returns the folder with its files, which can be read until `release`. */
export const mountImage = async (buildah: Buildah, name: string) => {
  const container = await buildah('from', '--pull-never', name);
  const folder = await buildah('mount', container);
  return { folder, release: () => buildah('rm', container) };
};
