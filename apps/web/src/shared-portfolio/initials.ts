import { graphemesOf } from '@palmares/domain/kernel';
import { nameWidth } from './name-width.ts';

const first = (name: string): string => {
  const [grapheme = ''] = graphemesOf(name.trim());
  return grapheme.toLocaleUpperCase();
};

/** One letter per name, as on a jersey. */
export const initialsOf = (firstName: string, lastName: string): string => `${first(firstName)}${first(lastName)}`;

const LARGEST = 140;
const ROOM = 236;

/** The font size of a number or of initials on the back of a card, in units of its drawing: none is wider than the print. */
export const markSize = (words: string): number => Math.min(LARGEST, Math.floor(ROOM / nameWidth(words, 'black')));
