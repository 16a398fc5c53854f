import { parseArgs } from 'node:util';
import { all, type Chosen } from './variant.ts';

export interface Asked extends Chosen {
  /** Screens in the table's order; all of them if none was given. */
  readonly screens: readonly string[];
  readonly list: boolean;
  /** Address of a product that is already running. */
  readonly url: string | undefined;
  readonly data: string | undefined;
}

const oneOf = <Value extends string | number>(
  option: string,
  known: readonly Value[],
  given: string | undefined,
): readonly Value[] => {
  if (given === undefined) return known;
  const chosen = known.filter((value) => String(value) === given);
  if (chosen.length === 0) throw new Error(`--${option} is ${known.join(' or ')}, not "${given}".`);
  return chosen;
};

/** Throws an error with a readable message for an unknown option, value or screen. */
export const readCommandLine = (args: readonly string[], known: readonly string[]): Asked => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      lang: { type: 'string' },
      width: { type: 'string' },
      theme: { type: 'string' },
      url: { type: 'string' },
      data: { type: 'string' },
    },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no screen "${unknown}". There are ${known.join(', ')}.`);
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new Error(`--url "${values.url}" is not an address.`);
  return {
    screens: positionals.length > 0 ? known.filter((name) => positionals.includes(name)) : known,
    list: values.list,
    languages: oneOf('lang', all.languages, values.lang),
    widths: oneOf('width', all.widths, values.width),
    themes: oneOf('theme', all.themes, values.theme),
    url: values.url,
    data: values.data,
  };
};
