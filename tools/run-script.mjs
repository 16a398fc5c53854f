// Plain JavaScript for whatever Node is installed: it runs before anything else is.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const stamp = join(modules, '.palmares-lock');
const OLDEST_NODE = 20;
const PARENT_CHECK_MS = 250;
const GRACE_PERIOD_MS = 10_000;
/** One Ctrl-C arrives twice: from the terminal, and forwarded by npm. */
const SAME_SIGNAL_MS = 500;
/** Lets a script kill what it runs in other process groups. */
const KILL_DELAY_MS = 500;
const parent = process.ppid;

export const fail = (line) => {
  console.error(`\n✗ ${line}`);
  process.exit(1);
};

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** True if a manual `npm install`, which leaves no stamp, installed the versions in package-lock.json. */
const installedByHand = () => {
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesOf(list);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { optional, extraneous, version }]) =>
      path === '' || optional || extraneous || installed[path]?.version === version,
  );
};

const isInstalled = (hash) => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  return installedByHand();
};

const install = () => {
  const began = Date.now();
  console.log('Installing the packages (about a minute the first time) …');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.error) fail('npm was not found. Install Node.js 20 or newer with its npm, then run this again.');
  if (done.status !== 0) fail('npm ci failed (see its output above). Check the network, then run this again.');
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s`);
};

/** Installs what package-lock.json names, unless node_modules has it already. */
const ensureInstalled = () => {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    fail(`Node.js ${process.versions.node} is too old. Install Node.js 20 or newer, then run this again.`);
  const hash = lockHash();
  if (!isInstalled(hash)) install();
  writeFileSync(stamp, hash);
};

/** Generates the sources that messages and styles become, which the scripts themselves import. */
const ensureGenerated = (environment) => {
  const turbo = join(bin, 'turbo');
  const args = ['run', 'gen', '--output-logs=errors-only', '--no-update-notifier'];
  const { status, stdout } = spawnSync(turbo, args, { cwd: root, env: environment, encoding: 'utf8' });
  if (status === 0) return;
  console.error(stdout);
  fail('The sources could not be generated from messages and styles (see the output above).');
};

/**
 * Runs a script under the project's own Node, with packages and generated sources up to date. Either process ends with
 * the other, and both end with npm. A script that does not answer the signal to end, because it computes without a pause,
 * is killed, and so is one that gets a second signal while it cleans up.
 */
export const runScript = (script, args, { gracePeriodMs = GRACE_PERIOD_MS, sameSignalMs = SAME_SIGNAL_MS } = {}) => {
  ensureInstalled();
  const node = join(bin, 'node');
  if (!existsSync(node)) fail('node_modules has no Node 24. Delete the folder node_modules, then run this again.');
  const environment = { ...process.env, PATH: bin + delimiter + process.env.PATH, TURBO_TELEMETRY_DISABLED: '1' };
  // Nothing may rewrite sources while tests read them.
  if (process.env.PALMARES_IS_BUILT !== '1') ensureGenerated(environment);
  const endWithParent = pathToFileURL(join(root, 'tools/end-with-parent.ts')).href;
  const child = spawn(node, ['--import', endWithParent, join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Otherwise Ctrl-C would reach it twice: from the terminal and from here.
    detached: true,
    env: environment,
  });
  let endingSince;
  let killTimer;
  // The whole process group.
  const kill = () => process.kill(-child.pid, 'SIGKILL');
  child.on('message', () => clearTimeout(killTimer));
  const end = (signal) => {
    endingSince = Date.now();
    child.kill(signal);
    killTimer = setTimeout(() => {
      console.error(`✗ ${script} did not answer ${signal} within ${gracePeriodMs / 1000} s, and is killed.`);
      kill();
    }, gracePeriodMs);
    // Answered by tools/end-with-parent.ts. The channel is closed if the script has just ended.
    if (child.connected) child.send('are you ending?', () => undefined);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (endingSince === undefined) end(signal);
      else if (Date.now() - endingSince >= sameSignalMs) {
        child.kill(signal);
        setTimeout(kill, KILL_DELAY_MS);
      }
    });
  // npm forwards SIGINT and SIGTERM. When it dies otherwise, its direct child (hence `exec` in package.json) only sees
  // that its parent has changed.
  setInterval(() => {
    if (endingSince === undefined && process.ppid !== parent) end('SIGTERM');
  }, PARENT_CHECK_MS);
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
};
