import type { ChildProcess } from 'node:child_process';
import { spawnDependent } from '@palmares/embedded-postgres';
import type { ImageConfig } from './contents.ts';

export interface MountedImage {
  readonly folder: string;
  readonly config: ImageConfig;
  /** A local folder that is mounted at /var/lib/palmares/files. */
  readonly files: string;
}

/**
 * Runs a program in its own mounts: a read-only root, an empty /tmp, and the files. The program keeps this process's
 * id, so that a signal reaches it.
 */
const start = `set -e
root=$1 files=$2 user=$3 work=$4
shift 4
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$files" "$root/var/lib/palmares/files"
mount -o remount,bind,ro "$root"
exec chroot "$root" setpriv --reuid="\${user%:*}" --regid="\${user#*:}" --clear-groups --no-new-privs --bounding-set=-all \
  --inh-caps=-all env --chdir="$work" "$@"`;

/** Default of container runtimes if the image sets none. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export const startInImage = (
  { folder, config, files }: MountedImage,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): ChildProcess =>
  spawnDependent(
    'unshare',
    ['--mount', 'sh', '-c', start, 'sh', folder, files, config.User, config.WorkingDir, ...command],
    {
      env: { PATH, ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s))), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      orphanSignal: 'SIGKILL',
    },
  );

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  /** Standard output and error combined. */
  readonly words: string;
}

export const ended = async (child: ChildProcess): Promise<Ended> => {
  let stdout = '';
  let words = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
    words += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    words += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, stdout, words };
};
