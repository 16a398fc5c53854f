import { both, type Motif } from './motif.ts';

const leaf = (turn: number): string => `translate(160 160) rotate(${turn}) translate(0 126) rotate(70)`;

/** For an athlete whose sport is not known yet. */
export const laurel: Motif = [
  ...both({ tone: 'soft', line: 8, d: 'M160 286A126 126 0 0 1 52 95' }),
  ...[18, 44, 70, 96, 122, 148].flatMap((turn): Motif => {
    const d = 'M0-34Q36 0 0 34Q-36 0 0-34Z';
    const [left, right] = both({ tone: 'strong', d });
    return left && right
      ? [
          { ...left, transform: leaf(turn) },
          { ...right, transform: `${right.transform} ${leaf(turn)}` },
        ]
      : [];
  }),
];
