import { canvasColors } from './canvas-colors.ts';

/**
 * Values of each role in the dark theme, then in the light one. The accent is the yellow of a leader's jersey. Yellow
 * has too little contrast for a shape on a light background, so `accent.line` is ink there. Identity's yellow is lemon
 * in the dark theme and ochre in the light one, because the accent's yellow marks a choice.
 */
export const roles = {
  canvas: [canvasColors.dark, canvasColors.light],
  'surface.DEFAULT': ['#1b1814', '#ffffff'],
  'surface.raised': ['#26221c', '#f1ece2'],
  'fg.DEFAULT': ['#f6f2ea', '#1a1712'],
  'fg.muted': ['#c0b7a9', '#50483d'],
  'line.DEFAULT': ['#3a342b', '#ded6c8'],
  'line.strong': ['#8f8576', '#7f7565'],
  'accent.solid': ['#ffd21a', '#ffd21a'],
  'accent.hover': ['#ffe16b', '#ffc400'],
  'accent.fg': ['#1a1400', '#1a1400'],
  'accent.text': ['#ffd84a', '#5a4600'],
  'accent.subtle': ['#332b0f', '#fff0b3'],
  'accent.line': ['#ffd21a', '#1a1712'],
  'danger.solid': ['#a81e18', '#9f151c'],
  'danger.hover': ['#8f1511', '#850f15'],
  'danger.fg': ['#ffffff', '#ffffff'],
  'danger.text': ['#ffa396', '#8c1118'],
  'danger.subtle': ['#3a1a16', '#fde9e6'],
  'success.text': ['#74dfa1', '#0b5230'],
  'success.subtle': ['#13301f', '#e2f4e8'],
  'warning.text': ['#ffb570', '#763300'],
  'warning.subtle': ['#38230f', '#fdecd9'],
  focus: ['#8cc4ff', '#0a4fd0'],
  'identity.red.solid': ['#e4392f', '#a8181c'],
  'identity.red.fg': ['#080000', '#ffffff'],
  'identity.blue.solid': ['#3f7ae6', '#174a9c'],
  'identity.blue.fg': ['#000208', '#ffffff'],
  'identity.green.solid': ['#5ccb9c', '#33986f'],
  'identity.green.fg': ['#01150e', '#010d08'],
  'identity.yellow.solid': ['#f9f79c', '#d0a800'],
  'identity.yellow.fg': ['#1a1400', '#1a1400'],
  'team.red.solid': ['#e8483c', '#b3161c'],
  'team.red.fg': ['#140000', '#ffffff'],
  'team.orange.solid': ['#ff8a2b', '#b54a00'],
  'team.orange.fg': ['#1a0b00', '#ffffff'],
  'team.gold.solid': ['#ffd21a', '#8a6800'],
  'team.gold.fg': ['#1a1400', '#ffffff'],
  'team.green.solid': ['#3fbf74', '#14683a'],
  'team.green.fg': ['#00170a', '#ffffff'],
  'team.blue.solid': ['#5b9bf5', '#1650b0'],
  'team.blue.fg': ['#000a1a', '#ffffff'],
  'team.purple.solid': ['#b98af2', '#6a2fb0'],
  'team.purple.fg': ['#0f0022', '#ffffff'],
  'picture.ground': ['#3b342a', '#e6dccb'],
  'picture.ink': ['#0d0b08', '#1a1712'],
  'picture.paper': ['#f6f2ea', '#fffdf8'],
  'picture.shade': ['#6b4a1e', '#6b4a1e'],
} as const satisfies Record<string, readonly [dark: string, light: string]>;

export type ColorRole = keyof typeof roles;

interface ColorTree {
  [part: string]: ColorTree | { value: { base: string; _light: string } };
}

const plant = (tree: ColorTree, path: readonly string[], dark: string, light: string): ColorTree => {
  const [head, ...rest] = path;
  if (head === undefined) return tree;
  if (rest.length === 0) return { ...tree, [head]: { value: { base: dark, _light: light } } };
  const branch = tree[head];
  return { ...tree, [head]: plant(branch !== undefined && !('value' in branch) ? branch : {}, rest, dark, light) };
};

/** The roles in the nested form that Panda expects. */
export const semanticColors = Object.entries(roles).reduce<ColorTree>(
  (tree, [role, [dark, light]]) => plant(tree, role.split('.'), dark, light),
  { scrim: { value: { base: 'rgb(6 5 3 / 0.74)', _light: 'rgb(26 23 18 / 0.52)' } } },
);
