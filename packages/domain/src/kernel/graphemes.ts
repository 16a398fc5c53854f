interface Segmenting {
  readonly segment: (text: string) => Iterable<{ readonly segment: string }>;
}

/** Missing before Firefox 125, and the oldest supported one is 115. */
const segmenter: Segmenting | undefined =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** A flag, or a character with its marks, skin tone and joined characters. */
const approximate =
  /\r\n|\p{Regional_Indicator}{2}|[\s\S](?:[\p{M}\p{Emoji_Modifier}\u200c]|\u200d\p{Extended_Pictographic}?)*/gu;

/** Splits as most texts are split by `Intl.Segmenter`, for browsers without it. */
export const approximateGraphemes = (text: string): readonly string[] => text.match(approximate) ?? [];

/** Splits text into the characters that a person sees: é is one, a flag is one. */
export function* graphemesOf(text: string): Generator<string> {
  if (!segmenter) yield* approximateGraphemes(text);
  else for (const { segment } of segmenter.segment(text)) yield segment;
}
