import { parseArgs } from 'node:util';
import type { RunSize } from './suite.ts';

export interface Asked {
  /** In the order given; all suites if none was given. */
  readonly suites: readonly string[];
  readonly check: boolean;
  readonly size: RunSize;
}

const off = { type: 'boolean', default: false } as const;

const sizeOf = ({ quick, smoke }: { readonly quick: boolean; readonly smoke: boolean }): RunSize => {
  if (smoke) return 'smoke';
  return quick ? 'quick' : 'whole';
};

/** Throws an error with a readable message for an unknown option or suite, and for options that exclude each other. */
export const readCommandLine = (args: readonly string[], known: readonly string[]): Asked => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: off, quick: off, smoke: off },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no suite "${unknown}". There are ${known.join(', ')}.`);
  if (values.smoke && (values.quick || values.check))
    throw new Error('--smoke judges no figure, so it goes with neither --quick nor --check.');
  return {
    suites: positionals.length > 0 ? [...new Set(positionals)] : known,
    check: values.check,
    size: sizeOf(values),
  };
};
