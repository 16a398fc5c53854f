import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bank, textsOf } from '@palmares/domain/identity/bank';
import type { Language } from '@palmares/domain/kernel';
import { explanationsIn } from '../../../apps/web/content/identity/explanations.server.ts';
import { textsByPath } from '../../../apps/web/content/identity/testing/texts-by-path.ts';
import type { Messages } from '../message-parity.ts';
import { messageFiles } from '../messages.ts';
import { root } from '../repository.ts';

export interface WrittenTexts {
  /** The file or folder the texts are in, from the repository's root. */
  readonly path: string;
  /** By key, by path within the file, or by number. */
  readonly texts: Messages;
}

const workspaces = ['apps/web', 'apps/worker', 'apps/cli', 'packages/handouts', 'packages/history'];

/** By number. A paragraph is one text, because a phrase may go on in the next line. */
export const paragraphsOf = (text: string): Messages =>
  Object.fromEntries(
    text
      .split(/\n(?:[ \t]*\n)+|\n(?=[|#>-])/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '')
      .entries(),
  );

/** The lines of a Markdown file and of its front matter. Titles of sources stay as their language writes them. */
const prose = (path: string): WrittenTexts => {
  const [, matter = '', body = ''] = readFileSync(join(root, path), 'utf8').split(/^---$/m);
  const written = body.replaceAll(/^\[\^[a-z0-9-]+\]: (.*)$/gm, (_, note: string) => note.replace(/\*.+?\*/g, ''));
  return { path, texts: paragraphsOf(`${matter.replaceAll(/^\w+: /gm, '')}\n${written}`) };
};

const drawing = (path: string): WrittenTexts => {
  const words = readFileSync(join(root, path), 'utf8').matchAll(/>([^<>]*\p{L}[^<>]*)</gu);
  return { path, texts: Object.fromEntries([...words].map(([, text = ''], at) => [at, text])) };
};

const quoted = /'((?:[^'\\\n]|\\.)*)'/g;

/** Returns the labels of a module in one language, or all sentences of a demo athlete who writes in it. */
const spoken = (path: string, language: Language): WrittenTexts => {
  const source = readFileSync(join(root, path), 'utf8');
  const sentences = source.includes(`language: '${language}'`)
    ? [...source.matchAll(quoted)].map(([, text = '']) => text).filter((text) => text.includes(' '))
    : [...source.matchAll(new RegExp(`\\b'?${language}'?: ${quoted.source}`, 'g'))].map(([, text = '']) => text);
  return { path, texts: Object.fromEntries(sentences.entries()) };
};

const found = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).sort();

/** Every text of the product in one language: messages, content, mails, Identity, labels and the demo. */
export const writtenTexts = (language: Language): readonly WrittenTexts[] => [
  ...workspaces.flatMap((workspace) =>
    messageFiles(root, workspace, language).map(({ path, messages }) => ({ path, texts: messages })),
  ),
  { path: 'packages/domain/src/identity/bank', texts: textsOf({ bank: bank.version }, language) },
  { path: 'apps/web/content/identity', texts: textsByPath(explanationsIn(language)) },
  ...found(`apps/web/content/{legal,blog,faqs}/*.${language}.md`).map(prose),
  ...found(`apps/web/content/blog/drawings/*.${language}.svg`).map(drawing),
  ...found('packages/domain/src/{demo,sections/academics}/*.ts')
    .filter((path) => !path.includes('.test.'))
    .map((path) => spoken(path, language))
    .filter(({ texts }) => Object.keys(texts).length > 0),
];
