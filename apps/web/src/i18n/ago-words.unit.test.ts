import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { agoWords } from './ago-words.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

const spoken = [0, 1, 2, 59, 60, 130, 24 * 60, 3 * 24 * 60];

it('a time is said to be just now, or minutes, hours or days ago', () => {
  overwriteGetLocale(() => 'en');
  expect(spoken.map(agoWords)).toEqual([
    'just now',
    'just now',
    '2 minutes ago',
    '59 minutes ago',
    '1 hour ago',
    '2 hours ago',
    'yesterday',
    '3 days ago',
  ]);
  overwriteGetLocale(() => 'fr-ca');
  expect(spoken.map(agoWords).map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
    'à l’instant',
    'à l’instant',
    'il y a 2 minutes',
    'il y a 59 minutes',
    'il y a 1 heure',
    'il y a 2 heures',
    'hier',
    'il y a 3 jours',
  ]);
});
