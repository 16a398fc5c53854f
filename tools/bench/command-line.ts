import { parseArgs } from 'node:util';

export interface Asked {
  /** In the order given; all suites if none was given. */
  readonly suites: readonly string[];
  readonly check: boolean;
  readonly quick: boolean;
}

/** Throws an error with a readable message for an unknown option or suite. */
export const readCommandLine = (args: readonly string[], known: readonly string[]): Asked => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no suite "${unknown}". There are ${known.join(', ')}.`);
  return { suites: positionals.length > 0 ? [...new Set(positionals)] : known, ...values };
};
