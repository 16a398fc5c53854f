import type { Introduction } from './fields.ts';

export interface IntroductionPublicView {
  readonly greeting: readonly string[];
  readonly shortDesc: string;
  readonly paragraphs: readonly string[];
}

const written = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

/** An empty line parts two paragraphs; a single break stays within one. */
export const paragraphsOf = (text: string): string[] =>
  written(text.split(/\n[^\S\n]*\n\s*/u).map((paragraph) => paragraph.trim()));

export const introductionPublicView = (content: Introduction): IntroductionPublicView => ({
  greeting: written([content.greetingsLine1, content.greetingsLine2]),
  shortDesc: content.shortDesc,
  paragraphs: paragraphsOf(content.intro),
});
