import type { ArticleSlug } from '@palmares/domain/blog';
import type { Language } from '@palmares/domain/kernel';
import { articleIn } from '../../../content/blog/articles.server.ts';
import { languageTag } from '../../i18n/language.ts';
import type { PageHead } from '../../page/page-head.tsx';
import { siteHead } from '../../page/site-head.ts';
import { m } from '../../paraglide/messages.js';
import { publicOrigin } from '../../server/public-origin.ts';

const feed = (language: Language) => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title: m.blog_feed_title(),
  href: `/${language}/blog/rss.xml`,
});

const withFeed = (language: Language, head: PageHead): PageHead => ({
  ...head,
  links: [...(head.links ?? []), feed(language)],
});

export const blogHead = (language: Language): PageHead =>
  withFeed(language, siteHead({ language, page: 'blog', title: m.blog_title(), description: m.blog_description() }));

export const articleHead = (language: Language, slug: ArticleSlug): PageHead => {
  const { title, description, published } = articleIn(language, slug);
  const head = siteHead({
    language,
    page: `blog/${slug}`,
    title,
    description,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description,
      datePublished: published,
      inLanguage: languageTag(language),
      publisher: { '@type': 'Organization', name: m.app_name(), url: publicOrigin() },
    },
  });
  return withFeed(language, head);
};
