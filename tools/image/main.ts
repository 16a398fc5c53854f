import { join, resolve } from 'node:path';
import { readBuildVersion } from '@palmares/db/build-version';
import { dataFolderOf } from '@palmares/embedded-postgres';
import colors from 'picocolors';
import { versionOf } from '../build-version/version-of.ts';
import { versionedPrograms } from '../build-version/write-version.ts';
import { showStep } from '../start/progress.ts';
import { inheritedEnvironment } from '../start/settings.ts';
import { base, buildahIn, buildBase, buildImage, image, mountImage } from './buildah.ts';
import { configOf, faultsIn, MAX_MB, readLock, weightBeyond } from './contents.ts';
import { runProduct } from './run-product.ts';

const checkout = resolve(import.meta.dirname, '../..');
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupted.abort(new Error(`stopped by ${signal}`)));

const main = async (): Promise<void> => {
  if (process.getuid?.() !== 0) throw new Error('Run it as root: it mounts the image.');
  const { signal } = interrupted;
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  const env = { ...inheritedEnvironment(), ...(certificates ? { NODE_EXTRA_CA_CERTS: certificates } : {}) };
  const folder = join(dataFolderOf(checkout), 'image');
  const place = { folder, checkout, env, signal };
  const buildah = buildahIn(place);
  const version = versionOf(checkout, process.env.PALMARES_VERSION);
  await showStep('the base, of Debian’s packages and Node', () => buildBase(buildah, place));
  await showStep('the image', () => buildImage(buildah, place, version ?? ''));
  const [built, beneath] = [await mountImage(buildah, image), await mountImage(buildah, base.run)];
  try {
    const config = await configOf(buildah, image);
    const weight = weightBeyond(built.folder, beneath.folder);
    console.log(`    ${weight.toFixed(0)} MB beyond its base, of at most ${MAX_MB}`);
    const faults = [
      ...(weight > MAX_MB ? [`It weighs ${weight.toFixed(0)} MB beyond its base`] : []),
      ...(config.User === '10001:10001' ? [] : [`It runs as ${config.User || 'root'}`]),
      ...versionedPrograms
        .filter((program) => readBuildVersion(join(built.folder, 'app', program, 'dist')) !== version)
        .map((program) => `${program} does not say that it is ${version ?? 'of an unknown version'}`),
      ...faultsIn(built.folder, readLock(checkout)),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n  '));
    await runProduct({ folder: built.folder, config }, { folder: join(folder, 'product'), step: showStep, signal });
  } finally {
    await Promise.all([built.release(), beneath.release()]);
  }
  console.log(`\n  ${image} is in ${join(folder, 'images')}`);
};

await main().catch((error: unknown) => {
  console.error(`\n${colors.red('✗')} ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
