import { describe, expect, it } from 'vitest';
import { teamColors } from '../brand/team-colors.ts';
import { type ColorRole, roles } from './colors.ts';

type Rgb = readonly [number, number, number];

const linear = (hex: string): Rgb => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const contrast = (a: string, b: string) => {
  const [dim = 0, bright = 0] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
};

const grounds: ColorRole[] = ['canvas', 'surface.DEFAULT', 'surface.raised'];
const words: ColorRole[] = ['fg.DEFAULT', 'fg.muted', 'accent.text', 'danger.text', 'success.text', 'warning.text'];
const on = (text: ColorRole, ground: ColorRole): readonly [ColorRole, ColorRole] => [text, ground];
const shapes: ColorRole[] = ['line.strong', 'accent.line', 'danger.text', 'success.text', 'warning.text', 'focus'];
const identity = ['red', 'blue', 'green', 'yellow'] as const;

const textPairs = [
  ...grounds.flatMap((ground) => words.map((word) => on(word, ground))),
  ...(['accent', 'danger'] as const).map((tone) => on(`${tone}.fg`, `${tone}.solid`)),
  ...(['accent', 'danger', 'success', 'warning'] as const).flatMap((tone) => [
    on(`${tone}.text`, `${tone}.subtle`),
    on('fg.DEFAULT', `${tone}.subtle`),
  ]),
  on('accent.fg', 'accent.hover'),
  on('danger.fg', 'danger.hover'),
  on('canvas', 'fg.DEFAULT'),
  on('fg.DEFAULT', 'line.DEFAULT'),
];

const shapePairs = [
  ...grounds.flatMap((ground) => shapes.map((shape) => on(shape, ground))),
  ...grounds.flatMap((ground) =>
    identity.filter((hue) => hue !== 'yellow').map((hue) => on(`identity.${hue}.solid`, ground)),
  ),
];

// Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB.
const blindness: Record<string, readonly [Rgb, Rgb, Rgb]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const seenAs = (matrix: readonly [Rgb, Rgb, Rgb], [r, g, b]: Rgb): Rgb => {
  const row = ([x, y, z]: Rgb) => Math.min(1, Math.max(0, x * r + y * g + z * b));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const oklab = ([r, g, b]: Rgb): Rgb => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const apart = (a: Rgb, b: Rgb) => {
  const [p, q] = [oklab(a), oklab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

describe.each([
  ['dark', 0],
  ['light', 1],
] as const)('the %s theme', (_name, theme) => {
  it.each(textPairs)('has the contrast of AAA for text: %s on %s', (text, ground) => {
    expect(contrast(roles[text][theme], roles[ground][theme])).toBeGreaterThanOrEqual(7);
  });

  it.each(shapePairs)('has enough contrast for shapes: %s on %s', (shape, ground) => {
    expect(contrast(roles[shape][theme], roles[ground][theme])).toBeGreaterThanOrEqual(3);
  });

  it.each(identity)('has enough contrast for text on Identity %s', (hue) => {
    expect(contrast(roles[`identity.${hue}.fg`][theme], roles[`identity.${hue}.solid`][theme])).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it.each(teamColors)('has enough contrast for a jersey in %s, on the page and for its number', (color) => {
    const cloth = roles[`team.${color}.solid`][theme];
    for (const ground of grounds) expect(contrast(cloth, roles[ground][theme])).toBeGreaterThanOrEqual(3);
    expect(contrast(roles[`team.${color}.fg`][theme], cloth)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([undefined, ...Object.keys(blindness)])('keeps Identity yellow apart from the accent: %s', (kind) => {
    const [yellow, accent] = (['identity.yellow.solid', 'accent.solid'] as const).map((role) => {
      const color = linear(roles[role][theme]);
      const matrix = kind === undefined ? undefined : blindness[kind];
      return matrix === undefined ? color : seenAs(matrix, color);
    });
    if (yellow === undefined || accent === undefined) throw new Error('a color is missing');
    expect(apart(yellow, accent)).toBeGreaterThan(0.095);
  });

  it.each(Object.keys(blindness))('keeps the Identity colors distinct under %s', (kind) => {
    const matrix = blindness[kind] ?? blindness.protanopia;
    if (matrix === undefined) throw new Error(`no matrix for ${kind}`);
    const seen = identity.map((hue) => seenAs(matrix, linear(roles[`identity.${hue}.solid`][theme])));
    const gaps = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => apart(a, b)));
    expect(Math.min(...gaps)).toBeGreaterThan(0.12);
  });
});
