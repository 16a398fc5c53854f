/** How strongly a shape stands out from the cloth behind it. */
type Tone = 'soft' | 'strong';

export interface Shape {
  readonly d: string;
  readonly tone: Tone;
  /** The width of its line; without one the shape is filled. */
  readonly line?: number;
  readonly dashes?: string;
  readonly transform?: string;
}

/** Shapes on a canvas of 320 by 320. A wide crop keeps the middle 240 rows, and a number covers the middle. */
export type Motif = readonly Shape[];

const mirror = 'matrix(-1 0 0 1 320 0)';

/** Adds a mirrored and fainter copy of the shapes behind them. */
export const crossed = (shapes: Motif): Motif => [
  ...shapes.map(
    ({ transform, ...shape }): Shape => ({
      ...shape,
      tone: 'soft',
      transform: transform === undefined ? mirror : `${mirror} ${transform}`,
    }),
  ),
  ...shapes,
];

/** A shape and its image in the middle line. */
export const both = (shape: Shape): Motif => [shape, { ...shape, transform: mirror }];
