import { describe, expect, it } from 'vitest';
import { shownSuggestions } from './shown-suggestions.ts';

const stats = ['Buts', 'Passes', 'Points', 'Victoires', 'Jeux blancs', 'Étoiles', 'Pourcentage d’arrêts'];

describe('the suggestions below a field', () => {
  it('are the most common ones until something is typed', () =>
    expect(shownSuggestions(stats, ' ')).toEqual(stats.slice(0, 6)));

  it('are those that the text begins, without regard to accents and capitals', () => {
    expect(shownSuggestions(stats, 'p')).toEqual(['Passes', 'Points', 'Pourcentage d’arrêts']);
    expect(shownSuggestions(stats, 'etoil')).toEqual(['Étoiles']);
    expect(shownSuggestions(stats, 'Mises en échec')).toEqual([]);
  });

  it('stay in their places when one is chosen, which is among them', () => {
    expect(shownSuggestions(stats, 'Points')).toEqual(stats.slice(0, 6));
    expect(shownSuggestions(stats, 'Pourcentage d’arrêts')).toEqual([...stats.slice(0, 5), 'Pourcentage d’arrêts']);
  });
});
