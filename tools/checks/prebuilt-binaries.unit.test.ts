import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository.ts';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** One archive holds every platform's binaries, so the lockfile's integrity hash covers them all. */
it.each(['linux-x64', 'linux-arm64'])('the cipher has a prebuilt binary for %s', (platform) => {
  const folder = join(root, 'node_modules/sodium-native/prebuilds', platform);
  expect(existsSync(join(folder, 'sodium-native.node'))).toBe(true);
});

it.each(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])(
  'sharp has a prebuilt binary for %s',
  (platform) => {
    const { version, optionalDependencies } = packages['node_modules/sharp'];
    expect(packages['packages/files'].dependencies.sharp).toBe(version);
    for (const name of [`@img/sharp-${platform}`, `@img/sharp-libvips-${platform}`])
      expect(packages[`node_modules/${name}`]).toMatchObject({
        version: optionalDependencies[name],
        integrity: expect.stringMatching(/^sha512-/),
      });
  },
);

it('sharp runs no install script', () => {
  const ofSharp = Object.keys(packages).filter((path) => /^node_modules\/(?:sharp$|@img\/)/.test(path));
  expect(ofSharp.filter((path) => packages[path].hasInstallScript)).toEqual([]);
});

it('the cipher is pinned exactly, runs no install script and is the same archive on every platform', () => {
  const locked = packages['node_modules/sodium-native'];
  expect(packages['packages/event-store'].dependencies['sodium-native']).toBe(locked.version);
  expect(locked.integrity).toMatch(/^sha512-/);
  expect([locked.hasInstallScript, locked.os, locked.cpu]).toEqual([undefined, undefined, undefined]);
});
