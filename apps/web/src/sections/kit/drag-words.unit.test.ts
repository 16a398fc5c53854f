import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { dragWords } from './drag-words.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

const announced = () => {
  const words = dragWords((id) => `Item ${id}`, 5);
  return [words.lifted('a', 2), words.movedOver('a', 3), words.dropped('a', 3), words.cancelled('a')];
};

it('a screen reader hears the position before the name, in both languages', () => {
  expect(announced()).toEqual([
    'Picked up. Position 2 of 5: Item a',
    'Position 3 of 5: Item a',
    'Dropped. Position 3 of 5: Item a',
    'Cancelled. Back where it was: Item a',
  ]);
  overwriteGetLocale(() => 'fr-ca');
  expect(announced()).toEqual([
    'En main. Position 2 sur 5\u00a0: Item a',
    'Position 3 sur 5\u00a0: Item a',
    'En place. Position 3 sur 5\u00a0: Item a',
    'Annulé. De retour à sa place\u00a0: Item a',
  ]);
});
