import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSources } from './repository.ts';

/** A digest of the words of a PDF, by the number of its layout. */
const digests: Readonly<Record<number, string>> = {
  6: 'c64b11ab04543443',
};

const one = (path: string): string => readSources((each) => each === path)[0]?.text ?? '';

it('the words of a PDF change only with its layout, so that no stored one keeps the earlier words', () => {
  const [, layout] = /const LAYOUT = (\d+);/.exec(one('packages/application/src/sharing/portfolio-sheet.ts')) ?? [];
  const words = readSources((path) => path.startsWith('packages/handouts/messages/')).map(({ text }) => text);
  expect(words).toHaveLength(2);
  const digest = createHash('sha256').update(words.join('')).digest('hex').slice(0, 16);
  expect(digest, 'raise the layout of a sheet, and enter its new digest').toBe(digests[Number(layout)]);
});
