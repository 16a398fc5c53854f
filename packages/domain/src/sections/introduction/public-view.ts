import type { Introduction } from './fields.ts';

export interface IntroductionPublicView {
  readonly greeting: readonly string[];
  readonly shortDesc: string;
  readonly paragraphs: readonly string[];
}

const written = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

/** Splits at empty lines; a single line break stays inside its paragraph. */
export const paragraphsOf = (text: string): string[] =>
  written(text.split(/\n[^\S\n]*\n\s*/u).map((paragraph) => paragraph.trim()));

export const introductionPublicView = (content: Introduction): IntroductionPublicView => ({
  greeting: written([content.greetingsLine1, content.greetingsLine2]),
  shortDesc: content.shortDesc,
  paragraphs: paragraphsOf(content.intro),
});
