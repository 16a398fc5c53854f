import { type Language, languages } from '@palmares/domain/kernel';

export const widths = [320, 375, 390, 1440] as const;
export const themes = ['dark', 'light'] as const;

export type Width = (typeof widths)[number];
export type Theme = (typeof themes)[number];

/** One combination of language, width and theme. */
export interface Variant {
  readonly language: Language;
  readonly width: Width;
  readonly theme: Theme;
}

export interface Chosen {
  readonly languages: readonly Language[];
  readonly widths: readonly Width[];
  readonly themes: readonly Theme[];
}

export const all: Chosen = { languages, widths, themes };

export const variantsOf = (chosen: Chosen): readonly Variant[] =>
  chosen.languages.flatMap((language) =>
    chosen.widths.flatMap((width) => chosen.themes.map((theme) => ({ language, width, theme }))),
  );

export const fileOf = (screen: string, { language, width, theme }: Variant): string =>
  `${screen}.${language}.${width}.${theme}.png`;
