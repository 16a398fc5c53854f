import { spawnSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { loadProgram } from '../program.ts';
import { palmares } from '../testing/run-program.ts';
import { completionRows } from './rows.ts';
import { completionScripts, type Shell, shells } from './scripts.ts';

// The parts of all commands are many modules.
vi.setConfig({ testTimeout: 60_000 });

const scriptOf = async (shell: Shell): Promise<string> => completionScripts[shell](completionRows(await loadProgram()));

const isInstalled = (shell: Shell): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;

/** Returns bash's completions of the last word, in alphabetical order. */
const offered = async (...words: readonly string[]): Promise<readonly string[]> => {
  const asked = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _palmares; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const script = `set -u\n${await scriptOf('bash')}\n${asked}`;
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', script, 'bash', 'palmares', ...words], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.split('\n').filter(Boolean).toSorted();
};

describe('the completion of commands in bash', () => {
  it('offers commands, their parts and their options', async () => {
    expect(await offered('acc')).toEqual(['account']);
    expect(await offered('account', 'e')).toEqual(['erase', 'export']);
    expect(await offered('account', 'erase', 'nora@example.com', '--d')).toEqual(['--dry-run']);
  });

  it('offers the values of an option or an argument, where there are some to choose from', async () => {
    expect(await offered('jobs', 'list', '--state', 'f')).toEqual(['failed']);
    expect(await offered('jobs', 'list', '--state', '=', 'f')).toEqual(['failed']);
    expect(await offered('completion', '')).toEqual(expect.arrayContaining([...shells]));
    expect(await offered('account', 'export', '--out', '')).toEqual([]);
  });

  it('does not take the value of an option for a command', async () => {
    expect(await offered('--environment', 'jobs', 'acc')).toEqual(['account']);
    expect(await offered('account', 'erase', '--reason', '$(echo moved)', '--pat')).toEqual(['--patience']);
  });
});

it.each(shells.filter(isInstalled))('the script for %s has no error of syntax', async (shell) => {
  expect(spawnSync(shell, ['-n'], { input: await scriptOf(shell), encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});

/** Fails a process that loads Stripe's client. */
const withoutStripe = `--import=data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
   registerHooks({ resolve: (name, context, next) => { if (name === 'stripe') throw new Error(name); return next(name, context); } });`,
)}`;

it('palmares completion prints the script without a database, without settings and without loading Stripe', async () => {
  const ran = await palmares(['completion', 'zsh'], { NODE_OPTIONS: withoutStripe, FORCE_COLOR: '1' });
  expect(ran).toEqual({ code: 0, stderr: '', stdout: `${await scriptOf('zsh')}\n` });
  expect(await palmares(['completion', 'tcsh'], {})).toMatchObject({ code: 2, stdout: '' });
});
