import { type ArticleSlug, articleFacts } from '@palmares/domain/blog';
import type { Language } from '@palmares/domain/kernel';
import { filled } from '../markdown/filled.server.ts';
import { oncePerText } from '../markdown/once-per-text.ts';
import type { Article, WrittenArticle } from './article.ts';

const files = import.meta.glob<WrittenArticle>('./*.md', { eager: true, import: 'default' });

export const articleIn = oncePerText((language: Language, slug: ArticleSlug): Article => {
  const written = files[`./${slug}.${language}.md`];
  if (!written) throw new Error(`There is no article ${slug} in ${language}`);
  return { ...articleFacts[slug], ...written, html: filled(written.html, language) };
});

/** The names of all files, for the check that each is an article in both languages. */
export const articleFiles: readonly string[] = Object.keys(files);
