import type { TaggedItems } from '../../bank-shape.ts';
import type { Mask } from '../../traits.ts';

export const maskItems = {
  m1: { a: 'soldier', b: 'engineer', c: 'driven', d: 'captain', e: 'player', f: 'maven', g: 'strategist' },
  m8: { a: 'maven', b: 'captain', c: 'strategist', d: 'driven', e: 'engineer', f: 'player', g: 'soldier' },
  m3: { a: 'captain', b: 'soldier', c: 'player', d: 'maven', e: 'strategist', f: 'driven', g: 'engineer' },
  m9: { a: 'strategist', b: 'player', c: 'captain', d: 'engineer', e: 'maven', f: 'soldier', g: 'driven' },
  m10: { a: 'driven', b: 'maven', c: 'engineer', d: 'player', e: 'soldier', f: 'strategist', g: 'captain' },
  m12: { a: 'player', b: 'driven', c: 'soldier', d: 'strategist', e: 'captain', f: 'engineer', g: 'maven' },
  m11: { a: 'engineer', b: 'strategist', c: 'maven', d: 'soldier', e: 'driven', f: 'captain', g: 'player' },
} as const satisfies TaggedItems<Mask>;
