import { InvalidArgumentError, Option } from 'commander';

const MAX = 10_000;

const limitOf = (text: string): number => {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX}.`);
  return limit;
};

/** `--limit` of a command that lists. */
export const limitOption = (what: string, byDefault = 100): Option =>
  new Option(`--limit <${what}>`, 'how many to list').argParser(limitOf).default(byDefault);
