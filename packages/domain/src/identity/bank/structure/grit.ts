import type { GritStatement } from '../../bank-shape.ts';

export const gritStatements = {
  g1: { reversed: false },
  g2: { reversed: true },
  g3: { reversed: true },
  g4: { reversed: false },
  g5: { reversed: true },
  g6: { reversed: false },
  g7: { reversed: false },
  g8: { reversed: true },
  g9: { reversed: false },
  g10: { reversed: true },
} as const satisfies Readonly<Record<string, Omit<GritStatement, 'id'>>>;
