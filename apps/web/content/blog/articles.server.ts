import type { Language } from '@palmares/domain/kernel';
import type { Article } from './article.ts';
import type { ArticleSlug } from './slugs.ts';

const files = import.meta.glob<Article>('./*.md', { eager: true, import: 'default' });

export const articleIn = (language: Language, slug: ArticleSlug): Article => {
  const article = files[`./${slug}.${language}.md`];
  if (!article) throw new Error(`There is no article ${slug} in ${language}`);
  return article;
};

/** The names of all files, for the check that each is an article in both languages. */
export const articleFiles: readonly string[] = Object.keys(files);
