/** Limits of one request to a video site. */
export interface Bounds {
  readonly milliseconds: number;
  readonly bytes: number;
}

export const bounds: Bounds = { milliseconds: 5000, bytes: 1_000_000 };
