import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

export type Weight = 400 | 600 | 800;

type FileOf = (weight: Weight) => string;

const archivo =
  (subset: string): FileOf =>
  (weight) =>
    `@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`;

const styles = { 400: '400Regular', 600: '600SemiBold', 800: '800ExtraBold' } as const;

const noto =
  (name: string, file: string): FileOf =>
  (weight) =>
    `@expo-google-fonts/${name}/${styles[weight]}/${file}_${styles[weight]}.ttf`;

/** In order of preference for a letter. The files after Archivo are read only for a letter that Archivo lacks. */
const files = {
  latin: archivo('latin'),
  'latin-ext': archivo('latin-ext'),
  vietnamese: archivo('vietnamese'),
  noto: noto('noto-sans', 'NotoSans'),
  syllabics: noto('noto-sans-canadian-aboriginal', 'NotoSansCanadianAboriginal'),
} as const satisfies Record<string, FileOf>;

export type FontName = keyof typeof files;
export const fontNames = Object.keys(files) as readonly FontName[];

const opened = new Map<string, Font>();

const open = (file: string): Font => {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))));
  if (!('layout' in font)) throw new Error(`${file} is no single font`);
  // Touches every character in order. In a PDF, a glyph represents the characters it was first used for: n, not the ǹ
  // that contains it.
  for (const point of font.characterSet) font.glyphForCodePoint(point);
  return font;
};

export const openFont = (name: FontName, weight: Weight): Font => {
  const file = files[name](weight);
  const font = opened.get(file) ?? open(file);
  opened.set(file, font);
  return font;
};
