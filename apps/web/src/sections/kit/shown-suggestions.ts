import { matches } from '@palmares/ui';

const MAX = 6;

/** The suggestions worth showing: the most common ones, or those that the typed text begins. */
export const shownSuggestions = (suggestions: readonly string[], text: string): readonly string[] => {
  const isChosen = suggestions.includes(text);
  if (text.trim() !== '' && !isChosen) return suggestions.filter((each) => matches(each, text)).slice(0, MAX);
  const first = suggestions.slice(0, MAX);
  return !isChosen || first.includes(text) ? first : [...first.slice(0, -1), text];
};
