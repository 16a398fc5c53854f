import { languageOf } from '../../i18n/language.ts';
import { askSharedPortfolio } from './ask-api.ts';
import { noteVisit } from './last-visit.ts';

/** Says what is new in a shared portfolio since this browser last showed it, in one line. */
const fill = async (line: HTMLElement): Promise<void> => {
  const [, , , token = ''] = location.pathname.split('/');
  const { portfolio, identity } = line.dataset;
  const language = languageOf(location.pathname);
  const before = noteVisit(token, { portfolio: Number(portfolio), identity: Number(identity), at: Date.now() });
  if (!before || !language) return;
  const versions = { portfolio: before.portfolio, identity: before.identity };
  const [changes, { sinceWords }] = await Promise.all([
    askSharedPortfolio('since', { token, language, versions }),
    import('./since-words.ts'),
  ]);
  line.textContent = (changes && sinceWords(changes, new Date(before.at))) ?? '';
};

export const showSince = (): void => {
  const line = document.querySelector<HTMLElement>('[data-since]');
  // The page is complete without it.
  if (line) fill(line).catch(() => undefined);
};
