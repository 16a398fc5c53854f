import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from './debian-package.ts';

const LIBRARY = 'faketime/libfaketime.so.1';

const installed = (): string | undefined =>
  ['/usr/lib', '/usr/local/lib']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .map((folder) => join(folder, LIBRARY))
    .find((file) => existsSync(file));

const libfaketime = (): string => {
  const found = installed() ?? (installFromDebian('libfaketime', process.env) ? installed() : undefined);
  if (found) return found;
  throw new Error(
    'libfaketime, which moves the clock of a test server, is missing and cannot be installed. On Linux install it (Debian: apt-get install libfaketime), then run this again.',
  );
};

/** The clock of a server started with this environment, independent of this machine's. */
export interface ServerClock {
  readonly environment: Readonly<Record<string, string>>;
  /** Sets the clock this many seconds ahead (negative: behind); 0 resets it. It keeps running from there. */
  set(seconds: number): void;
  remove(): void;
}

/**
 * Installs libfaketime if it is missing; throws where that is not possible. The server's timeouts keep their real
 * length.
 */
export const serverClock = (): ServerClock => {
  const library = libfaketime();
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  // The server may run as another user.
  chmodSync(folder, 0o755);
  const file = join(folder, 'offset');
  const set = (seconds: number): void => {
    writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}`);
    // Atomic, because every read of the clock reads the file.
    renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
