import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const module = pathToFileURL(`${import.meta.dirname}/log-uncaught.ts`).href;

/** Runs a program that logs uncaught errors; returns its lines of output and its exit code. */
const run = async (program: string) => {
  const prelude = `
    import { logUncaught } from '${module}';
    const line = (level) => ({ err }, msg) => console.log(JSON.stringify({ level, error: err.name, msg }));
    logUncaught({ fatal: line('fatal'), error: line('error'), warn: line('warn') });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', prelude + program], { stdio: 'pipe' });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return {
    lines: out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    err,
    code,
  };
};

it.each([
  ['an uncaught error', "throw new TypeError('maya@example.com');"],
  ['an unhandled rejection', "Promise.reject(new TypeError('maya@example.com'));"],
])('%s ends the process and is one line of the log', async (_, program) => {
  expect(await run(program)).toEqual({
    lines: [{ level: 'fatal', error: 'TypeError', msg: 'uncaught error' }],
    err: '',
    code: 1,
  });
});

it('a warning of Node and what a library prints are lines of the log, and nothing is printed beside it', async () => {
  const program = `
    console.error(new RangeError('maya@example.com'));
    console.warn('maya@example.com', { is: 'typed' });
    process.emitWarning('maya@example.com', 'DeprecationWarning', 'DEP0000');`;
  expect(await run(program)).toEqual({
    lines: [
      { level: 'error', error: 'RangeError', msg: 'output from a library' },
      { level: 'warn', error: 'Error', msg: 'output from a library' },
      { level: 'warn', error: 'DeprecationWarning', msg: 'Node warns' },
    ],
    err: '',
    code: 0,
  });
});
