import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './repository.ts';

/**
 * Matches statements about who sees something, or from which age on. They follow from the value that decides it, so
 * they are only in `messages/who-sees`, whose test compares them with the pages that links show. A text in Markdown may
 * name the parts by a placeholder, which is filled from the same value.
 */
const promises = {
  en: /only you (?:can )?see|only you['’]ll see|(?:nobody|no one)(?: else)? (?:can )?sees?\b|(?:once|when|until|before|till) you[’']re 18|until 18|under 18, (?:a|each|your|every)\b/iu,
  'fr-ca':
    /il n[’']y a que toi|toi seule?\b|toi seulement|personne(?: d[’']autre(?: que toi)?)? ne (?:le |la |les |te )?(?:vo[iy]|verra)|(?:avant|quand tu auras|à partir de|d[èe]s) tes 18\s|avant 18\sans, (?:ces|chaque|les|tes|un)\b/iu,
} as const;

const filesIn = (language: string): readonly string[] =>
  [
    ...globSync(`{apps,packages}/**/messages/**/${language}.json`, { cwd: root, exclude: ['**/node_modules/**'] }),
    ...globSync(`apps/web/content/{legal,faqs,blog}/*.${language}.md`, { cwd: root }),
  ].sort();

const isHome = (path: string): boolean => path.includes('/messages/who-sees/');

describe.each(['en', 'fr-ca'] as const)('words of who sees what, in %s', (language) => {
  it('are in one place', () => {
    const elsewhere = filesIn(language)
      .filter((path) => !isHome(path))
      .flatMap((path) =>
        readFileSync(join(root, path), 'utf8')
          .split('\n')
          .filter((line) => promises[language].test(line) && !line.includes('{minorParts}'))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(elsewhere).toEqual([]);
  });

  it('are found where they are', () => {
    const home = filesIn(language).filter(isHome);
    expect(home).toHaveLength(1);
    const lines = home.flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'));
    expect(lines.filter((line) => promises[language].test(line)).length).toBeGreaterThan(2);
  });
});
