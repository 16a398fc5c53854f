import { type Color, colors, type LearningStyle, learningStyles, type Mask, masks } from '@palmares/domain/identity';

/** The last part of a learning style's address, which is also the name of its drawing. */
export const styleAddresses = {
  auditory: 'auditory',
  visual: 'visual',
  innerDialog: 'inner-dialog',
  kinesthetic: 'kinesthetic',
} as const satisfies Readonly<Record<LearningStyle, string>>;

/** Undefined if no trait has that address. */
export const maskAt = (address: string | undefined): Mask | undefined => masks.find((mask) => mask === address);

export const colorAt = (address: string | undefined): Color | undefined => colors.find((color) => color === address);

export const styleAt = (address: string | undefined): LearningStyle | undefined =>
  learningStyles.find((style) => styleAddresses[style] === address);

/** Returns the traits before and after this one, wrapping around at the ends of the catalogue. */
export const neighboursOf = <Trait>(traits: readonly Trait[], trait: Trait) => {
  const place = traits.indexOf(trait);
  const at = (index: number): Trait => traits[(index + traits.length) % traits.length] ?? trait;
  return { previous: at(place - 1), next: at(place + 1) };
};
