import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Language, languages } from '@palmares/domain/kernel';
import type { Plugin } from 'vite';
import { readArticle } from '../content/blog/read-article.server.ts';
import { readAnswers } from '../content/faqs/read-answers.server.ts';

const written = /\/content\/(blog|faqs)\/[a-z-]+\.(en|fr-ca)\.md$/;

const languageOf = (file: string): Language => {
  const language = languages.find((one) => file.endsWith(`.${one}.md`));
  if (!language) throw new Error(`${basename(file)} names no language`);
  return language;
};

/** Reads articles and answers while the app is built, so that a mistake in one ends the build. */
export const writtenContent = (): Plugin => ({
  name: 'written-content',
  enforce: 'pre',
  transform(source, file) {
    const [, kind] = written.exec(file) ?? [];
    if (kind === undefined) return undefined;
    const language = languageOf(file);
    const svgOf = (name: string): string => {
      const path = join(dirname(file), 'drawings', `${name}.${language}.svg`);
      this.addWatchFile(path);
      return readFileSync(path, 'utf8').trim();
    };
    const content = kind === 'blog' ? readArticle(source, { language, svgOf }) : readAnswers(source);
    return { code: `export default ${JSON.stringify(content)}`, map: null, moduleType: 'js' };
  },
});
