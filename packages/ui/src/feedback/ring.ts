/** A part of a ring, as SVG paths. The center is 0,0, and the ring starts at the top. */
export interface RingPart {
  readonly path: string;
  /** Path of the completed share of a part that is only partly done. */
  readonly begun: string | undefined;
  readonly done: boolean;
}

interface Ring {
  readonly parts: number;
  /** Completed share, from 0 to 1. */
  readonly share: number;
  readonly outer: number;
  readonly inner: number;
  /** The gap between two parts, measured along the middle of the band. */
  readonly gap: number;
}

// Rounded, so that the server and every browser write the same path.
const rounded = (figure: number): string => String(Number(figure.toFixed(2)) + 0);

const at = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${rounded(radius * Math.cos(angle))} ${rounded(radius * Math.sin(angle))}`;
};

const band = (from: number, to: number, { outer, inner }: Ring): string => {
  const large = to - from > 0.5 ? 1 : 0;
  return [
    `M${at(outer, from)}`,
    `A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}`,
    `L${at(inner, to)}`,
    `A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`,
  ].join('');
};

/** Returns the parts of a ring; all of them are done if `share` is 1. */
export const ringParts = (ring: Ring): RingPart[] => {
  const { parts, outer, inner } = ring;
  const share = Math.min(Math.max(ring.share, 0), 1);
  const half = ring.gap / (2 * Math.PI * (outer + inner));
  return Array.from({ length: parts }, (_, index) => {
    const from = index / parts + half;
    const to = (index + 1) / parts - half;
    // Ignores rounding errors: less than a thousandth of a part is not progress.
    const own = Math.min(Math.max(share * parts - index, 0), 1);
    const done = own > 0.999;
    const begun = done || own < 0.001 ? undefined : band(from, from + (to - from) * own, ring);
    return { path: band(from, to, ring), begun, done };
  });
};
