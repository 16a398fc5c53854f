import { nameWidth } from './name-width.ts';

const LARGEST = 140;
const ROOM = 236;

/** The font size of a number on the back of a card, in units of its drawing: none is wider than the print. */
export const markSize = (number: string): number => Math.min(LARGEST, Math.floor(ROOM / nameWidth(number, 'black')));
