import { Chip } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { shownSuggestions } from './shown-suggestions.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlockStart: '1' });

interface SuggestionChipsProps {
  readonly suggestions: readonly string[];
  /** The field's current text. */
  readonly text: string;
  readonly choose: (text: string) => void;
}

/** Suggestions below a text field: a press fills it, a second press empties it. */
export const SuggestionChips = ({ suggestions, text, choose }: SuggestionChipsProps) => {
  const shown = shownSuggestions(suggestions, text);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={m.list_suggestions()} className={row}>
      {shown.map((suggestion) => (
        <li key={suggestion}>
          <Chip pressed={suggestion === text} onClick={() => choose(suggestion === text ? '' : suggestion)}>
            {suggestion}
          </Chip>
        </li>
      ))}
    </ul>
  );
};
