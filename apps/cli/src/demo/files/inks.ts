/**
 * The paper and inks of what the demo athletes upload, as attributes of SVG. An uploaded file cannot change with the
 * theme, so these are the light theme's. `sky` is the dark theme's blue.
 */
export const inks = {
  ink: 'fill="#1a1712"',
  paper: 'fill="#fffdf8"',
  gold: 'fill="#ffd21a"',
  purple: 'fill="#6a2fb0"',
  blue: 'fill="#1650b0"',
  sky: 'fill="#5b9bf5"',
  /** The folded side: darkens whatever lies under it. */
  half: 'fill="#6b4a1e" fill-opacity="0.42"',
  inkLine: 'fill="none" stroke="#1a1712"',
  paperLine: 'fill="none" stroke="#fffdf8"',
  faintLine: 'fill="none" stroke="#1a1712" stroke-opacity="0.16"',
} as const;
