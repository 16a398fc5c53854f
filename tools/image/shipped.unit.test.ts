import { describe, expect, it } from 'vitest';
import { isShippedOfPackage, isShippedOfWorkspace } from './shipped.ts';

describe('the image', () => {
  it.each([
    'pg/lib/index.js',
    'sharp/package.json',
    'pino/LICENSE',
    'sodium-native/prebuilds/linux-x64/sodium-native.node',
    'sodium-native/prebuilds',
    '@expo-google-fonts/noto-sans/600SemiBold',
    '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
    '@expo-google-fonts/noto-sans/LICENSE_FONT',
  ])('has %s of an installed package', (path) => {
    expect(isShippedOfPackage(path, 'linux-x64')).toBe(true);
  });

  it.each([
    '.bin/marked',
    'pg/lib/index.d.ts',
    'kysely/dist/index.d.mts',
    'stripe/esm/stripe.esm.node.js.map',
    'pino/docs/api.md',
    '@expo-google-fonts/noto-sans/900Black',
    '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
    'sodium-native/prebuilds/darwin-arm64',
    'sodium-native/prebuilds/darwin-arm64/sodium-native.node',
    'sodium-native/prebuilds/linux-arm64/sodium-native.node',
  ])('has no %s', (path) => {
    expect(isShippedOfPackage(path, 'linux-x64')).toBe(false);
  });

  it.each([
    '',
    'package.json',
    'serve.ts',
    'content/blog/slugs.ts',
    'dist/main.js',
    'dist/main.js.map',
    'dist/server/server.js',
    'dist/version',
    'src/paraglide/messages.js',
  ])('has “%s” of a workspace', (path) => {
    expect(isShippedOfWorkspace(path)).toBe(true);
  });

  it.each([
    'src/main.db.test.ts',
    'src/config.unit.test.ts',
    'src/testing',
    'src/testing/run-program.ts',
    'src/identity/fixtures/started.v1.json',
    'messages/en.json',
    'scripts/i18n.ts',
    'dist/client/assets/main.js.map',
    'dist/built-from.json',
    'tsconfig.json',
    'vite.config.ts',
  ])('has no %s of a workspace', (path) => {
    expect(isShippedOfWorkspace(path)).toBe(false);
  });
});
