import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const DESCRIPTORS = 100;

const takeAll = `
  const { openSync } = await import('node:fs');
  try { for (;;) openSync(process.execPath); } catch {}
`;

/**
 * Evaluates an expression about `module`, which is loaded first, in a process without free file descriptors. Resolves
 * to the result or the name of its error; rejects if an unhandled error ended the process.
 */
export const withoutDescriptors = async (module: string, expression: string): Promise<string> => {
  const script = `
    const module = await import(${JSON.stringify(module)});
    ${takeAll}
    console.log(await (${expression}).catch(({ name }) => name));
  `;
  const { stdout } = await promisify(execFile)('/bin/sh', [
    '-c',
    `ulimit -n ${DESCRIPTORS}; exec "$0" "$@"`,
    process.execPath,
    '--input-type=module',
    '--eval',
    script,
  ]);
  return stdout.trim();
};
