/** The paper and inks of the demo athletes' certificates, as attributes of SVG: the light theme's, as on paper. */
export const inks = {
  ink: 'fill="#1a1712"',
  paper: 'fill="#fffdf8"',
  gold: 'fill="#ffd21a"',
  /** The folded side: darkens whatever lies under it. */
  half: 'fill="#6b4a1e" fill-opacity="0.42"',
  inkLine: 'fill="none" stroke="#1a1712"',
} as const;
