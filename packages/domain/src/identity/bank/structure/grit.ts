import type { GritStatement } from '../../bank-shape.ts';

export const gritStatements = {
  g1: { reversed: false },
  g2: { reversed: true },
  g3: { reversed: true },
  g4: { reversed: false },
  g11: { reversed: true },
  g6: { reversed: false },
  g12: { reversed: false },
  g13: { reversed: true },
  g9: { reversed: false },
  g14: { reversed: true },
} as const satisfies Readonly<Record<string, Omit<GritStatement, 'id'>>>;
