import type { Refusal } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';

const placeOf = (line: number, after: string): string => {
  if (line > 1)
    return after === '' ? m.refusal_character_line({ line }) : m.refusal_character_line_after({ line, after });
  return after === '' ? m.refusal_character_start() : m.refusal_character_after({ after });
};

/**
 * Names the refused character of a text and its position. A password is never quoted. The words suit athletes, scouts
 * and parents alike.
 */
export const unfitCharacterWords = ({ found, code = '', line, after = '' }: NonNullable<Refusal['params']>): string =>
  found === undefined
    ? m.refusal_characters_invalid()
    : m.refusal_character({ place: placeOf(Number(line), String(after)), found: String(found), code: String(code) });
