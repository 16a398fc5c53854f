import type { ReadyFile } from '@palmares/domain/files';
import { sectionNames, sections } from '@palmares/domain/portfolio';
import { expect, it } from 'vitest';
import { fullPortfolio } from './full-portfolio.ts';

const documents = Array.from(
  { length: 10 },
  (): ReadyFile => ({ id: crypto.randomUUID(), kind: 'document', type: 'image/jpeg', bytes: 900, pages: null }),
);
const picture: ReadyFile = { id: crypto.randomUUID(), kind: 'picture', type: 'image/webp', bytes: 900, pages: null };
const filling = { at: new Date('2026-11-20T12:00:00Z'), files: [picture, ...documents] };

/** Returns copies of the content that each exceed it in one place: a text by a character, or a list by an item. */
const beyond = (value: unknown): unknown[] => {
  if (typeof value === 'string') return [`${value}e`];
  if (Array.isArray(value)) {
    const [first] = value;
    const longer = typeof first === 'object' ? [[...value, { ...first, id: crypto.randomUUID() }]] : [];
    return [...longer, ...value.flatMap((item, at) => beyond(item).map((one) => value.with(at, one)))];
  }
  if (typeof value !== 'object' || value === null) return [];
  // The content alone cannot tell whether the id of a sport is valid.
  const judged = Object.entries(value).filter(([key]) => key !== 'sportId');
  return judged.flatMap(([key, inner]) => beyond(inner).map((one) => ({ ...value, [key]: one })));
};

// Identity consists of four switches, which have no limit.
const limited = sectionNames.filter((name) => name !== 'identity');

it.each(limited)('%s is filled to its limits: it is valid, and nothing in it may be longer', (name) => {
  const content = fullPortfolio[name](filling);
  const { content: schema } = sections[name];
  expect(schema.safeParse(content).error).toBeUndefined();
  const longer = beyond(content);
  expect(longer.length).toBeGreaterThan(0);
  for (const one of longer) expect(schema.safeParse(one).success).toBe(false);
});
