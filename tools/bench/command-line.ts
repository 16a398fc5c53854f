import { parseArgs } from 'node:util';
import type { RunSize } from './suite.ts';

export interface Asked {
  /** Suites in the order given; if none was given, all suites, or all that need no site. */
  readonly suites: readonly string[];
  readonly check: boolean;
  readonly size: RunSize;
}

const off = { type: 'boolean', default: false } as const;

const sizeOf = ({ quick, smoke }: { readonly quick: boolean; readonly smoke: boolean }): RunSize => {
  if (smoke) return 'smoke';
  return quick ? 'quick' : 'whole';
};

interface KnownSuites {
  readonly withoutSite: readonly string[];
  readonly all: readonly string[];
}

/** Throws an error with a readable message for an unknown option or suite, and for options that exclude each other. */
export const readCommandLine = (args: readonly string[], known: KnownSuites): Asked => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: off, quick: off, smoke: off, 'no-site': off },
  });
  const unknown = positionals.find((name) => !known.all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no suite "${unknown}". There are ${known.all.join(', ')}.`);
  if (values.smoke && (values.quick || values.check))
    throw new Error('--smoke judges no figure, so it goes with neither --quick nor --check.');
  if (values['no-site'] && positionals.length > 0)
    throw new Error('--no-site chooses the suites, so it takes no names.');
  const defaults = values['no-site'] ? known.withoutSite : known.all;
  return {
    suites: positionals.length > 0 ? [...new Set(positionals)] : defaults,
    check: values.check,
    size: sizeOf(values),
  };
};
