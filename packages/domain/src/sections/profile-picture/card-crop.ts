/**
 * Adds the window on the card to a picture that has a square only: as wide as the square, from its top, so that the card
 * cuts no forehead and nothing appears that the athlete cropped away.
 */
export const withCardCrop = <Written extends { readonly crop: unknown }>(
  written: Written,
): Written & { readonly cardCrop: Written['crop'] } => ({ ...written, cardCrop: written.crop });
