import { describe, expect, it } from 'vitest';
import { nameLines, nameWidth } from './name-width.ts';

const compoundNames = [
  ['Christopher', 'Desrochers-Vaillancourt'],
  ['Maximilien', 'Lachance-Charbonneau'],
  ['Marie-Antoinette', 'Vaillancourt-Désormeaux'],
  ['Charles-Antoine', 'Bellefeuille-Saint-Germain'],
  ['Marie-Christine', 'Archambault-Deschênes'],
  ['Anne-Frédérique', 'Beauchemin-Lamontagne'],
  ['Dominic', 'Grand’Maison-Larochelle'],
  ['Emmanuelle', 'Laframboise-Quessy'],
  ['Jean-Christophe', 'Villeneuve-Robitaille'],
  ['Alexandrine', 'Massicotte-Wawanoloath'],
  ['Guillaume', 'Champagne-Courtemanche'],
  ['Mathis', 'St-Onge-Thibodeau'],
  ['Rosalie', 'De La Durantaye'],
  ['Wilhelmine', 'Montmorency-L’Heureux'],
  ['Christopher-Alexandre', 'Washington-Montgomery'],
  ['Maximilien', 'Kowalczyk-Wawrzyniak'],
] as const;
/** The most frequent in Québec and Ontario. */
const firstNames =
  'William Olivia Emma Liam Noah Charlotte Florence Alexandre Gabrielle Samuel Mackenzie Matthew Christopher';
const lastNames =
  'Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Ouellet Pelletier Bélanger Lévesque Bergeron Williams MacDonald Thompson';
const frequentNames = lastNames
  .split(' ')
  .map((last, at) => [firstNames.split(' ')[at % firstNames.split(' ').length] ?? '', last] as const);

/** Pixels: the card's padding, what rounding may add, its border, the page's margins and the smallest size. */
const PADDING = 32;
const ROUNDING = 2;
const BORDER = 2;
const MARGINS = 32;
const FLOOR = 28;

describe.each([320, 360, 375, 390, 414])('the name on a phone of %i px', (screen) => {
  const room = screen - MARGINS - BORDER - PADDING - ROUNDING;

  it.each([...compoundNames, ...frequentNames])('%s %s fits with no word broken', (first, last) => {
    expect(nameWidth(first, 'light') * FLOOR).toBeLessThanOrEqual(room);
    expect(nameWidth(last, 'black') * FLOOR).toBeLessThanOrEqual(room);
    expect(nameWidth(`${first} ${last}`, 'black') * FLOOR).toBeLessThanOrEqual(room);
  });
});

describe('the width of a name', () => {
  it.each([
    ['Christopher', 'light', 5.81],
    ['Maximilien', 'light', 5.27],
    ['Vaillancourt-', 'black', 7.57],
    ['Désormeaux', 'black', 7.66],
  ] as const)('of %s in %s is at least the measured one, and at most 12%% more', (word, weight, measured) => {
    expect(nameWidth(word, weight)).toBeGreaterThanOrEqual(measured);
    expect(nameWidth(word, weight)).toBeLessThanOrEqual(measured * 1.12);
  });

  it('is that of its widest part: between spaces, and between hyphens only if a narrow phone has no room for both', () => {
    expect(nameWidth('Pelletier-Roy', 'black')).toBeGreaterThan(nameWidth('Pelletier-', 'black'));
    expect(nameWidth('Roy-Vaillancourt', 'black')).toBe(nameWidth('Vaillancourt', 'black'));
    expect(nameWidth('De La Durantaye', 'black')).toBe(nameWidth('Durantaye', 'black'));
  });

  it('is the same whether accents are composed or not', () => {
    expect(nameWidth('Désormeaux'.normalize('NFD'), 'black')).toBe(nameWidth('Désormeaux'.normalize('NFC'), 'black'));
  });

  it('is never zero', () => {
    expect(nameWidth('', 'light')).toBe(1);
  });

  it('says how many lines the name may take', () => {
    expect(nameLines('Whitcombe', 'black')).toBe(1);
    expect(nameLines('Pelletier-Roy', 'black')).toBe(1);
    expect(nameLines('Desrochers-Vaillancourt', 'black')).toBe(2);
    expect(nameLines('De La Durantaye', 'black')).toBe(3);
  });
});
