import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const quietly = (command: string, args: readonly string[], env: NodeJS.ProcessEnv): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env }).status === 0;

/** Installs a Debian package without prompting. Returns false without root or apt, and if the installation fails. */
export const installFromDebian = (name: string, env: NodeJS.ProcessEnv): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => quietly('apt-get', ['install', '-y', '--no-install-recommends', name], apt);
  return install() || (quietly('apt-get', ['update'], apt) && install());
};
