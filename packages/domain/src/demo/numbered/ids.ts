import type { Random } from '../../kernel/seeded-random.ts';

const HEX = 16;

/** An id of an item, the same for the same numbers (RFC 9562 version 8). */
export const idFrom = (random: Random): string => {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => random.below(HEX).toString(HEX)).join('');
  const variant = (8 + random.below(4)).toString(HEX);
  return `${digits(8)}-${digits(4)}-8${digits(3)}-${variant}${digits(3)}-${digits(12)}`;
};
