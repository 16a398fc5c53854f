/** The inks of a portrait. `net` is a net of `halfLine`; `half` darkens whatever lies under it. */
export type PortraitInk = 'ground' | 'ink' | 'paper' | 'accent' | 'half' | 'inkLine' | 'paperLine' | 'net';

export interface PortraitShape {
  readonly ink: PortraitInk;
  readonly d: string;
  readonly strokeWidth?: number;
}

/** From the back to the front, on a poster of 320 by 400. What lies around it continues for a wider picture. */
export type Portrait = readonly PortraitShape[];

/** The tile of a net. */
export const netTile = { size: 36, strokeWidth: 3, d: 'M-2-2L38 38M38-2L-2 38' } as const;
