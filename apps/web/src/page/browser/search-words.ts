import { followPath } from '../../i18n/language-of-path.ts';
import { m } from '../../paraglide/messages.js';

followPath();

export const foundWords = (count: number, total: number): string =>
  count === 0 ? m.combobox_empty() : m.search_found({ count, total });
