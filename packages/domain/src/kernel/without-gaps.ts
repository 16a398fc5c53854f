/** Invisible characters that are copied along with a number or an address, such as direction marks and joiners. */
const unseen = /[\p{Cf}\p{Variation_Selector}]/gu;
const gaps = /[\s\p{Dash}]/gu;

export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** A number without the spaces and dashes with which people group its digits. */
export const withoutGaps = (text: string): string => withoutUnseen(text).replace(gaps, '');
