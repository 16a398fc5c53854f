import { z } from 'zod/mini';
import { issue } from './field-errors.ts';
import type { Language } from './language.ts';
import { line } from './text.ts';
import { withoutGaps } from './without-gaps.ts';

/** Long enough for `tel:+1 (514) 555-0123, extension 204`, with spaces around it. */
const longest = 60;

const extension = /[,;]?(?:extension|ext|poste|p|x|#)[.:=]?(\d{1,6})$/u;

/**
 * Ten digits, then `;ext=204` if there is an extension, of a number of North America that was typed or copied, with or
 * without `+1`; else the text as it is.
 */
const stored = (text: string): string => {
  if (text.length > longest) return text;
  const compact = withoutGaps(text.normalize('NFKC').toLowerCase()).replace(/^tel:/u, '');
  const [whole = '', inside = ''] = extension.exec(compact) ?? [];
  const number = compact
    .slice(0, compact.length - whole.length)
    .replace(/[()./·]/gu, '')
    .replace(/^(?:\+?1)(?=\d{10}$)/u, '');
  if (!/^\d{10}$/u.test(number)) return text;
  return inside === '' ? number : `${number};ext=${inside}`;
};

/** A phone number of North America as it is stored; it may be empty. Neither area codes nor offices begin with 0 or 1. */
export const phone = line({ max: longest }).check(z.overwrite(stored), ({ value, issues }) => {
  if (value !== '' && !/^(?:[2-9]\d\d){2}\d{4}(?:;ext=\d{1,6})?$/u.test(value))
    issues.push(issue('phone_invalid', value));
});

const parts = /^(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/u;

/** `514 555-0123, poste 204` in French, with no-break spaces, `514-555-0123, ext. 204` in English; any other text as it is. */
export const phoneWords = (text: string, language: Language): string => {
  const [, area, office, last, inside] = parts.exec(text) ?? [];
  if (area === undefined) return text;
  const number = `${area}${language === 'fr-ca' ? '\u00A0' : '-'}${office}-${last}`;
  if (inside === undefined) return number;
  return `${number}, ${language === 'fr-ca' ? 'poste' : 'ext.'}\u00A0${inside}`;
};
