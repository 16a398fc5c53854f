import type { Language } from '@palmares/domain/kernel';
import { articleIn } from '../../../content/blog/articles.server.ts';
import type { ArticleSlug } from '../../../content/blog/slugs.ts';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { publicOrigin } from '../../server/public-origin.ts';
import { type SiteHead, siteHead } from '../site-head.ts';

const feed = (language: Language) => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title: m.blog_feed_title(),
  href: `/${language}/blog/rss.xml`,
});

export const blogHead = (language: Language): SiteHead => {
  const { meta, links } = siteHead({
    language,
    page: 'blog',
    title: m.blog_title(),
    description: m.blog_description(),
  });
  return { meta, links: [...links, feed(language)] };
};

export const articleHead = (language: Language, slug: ArticleSlug): SiteHead => {
  const { title, description, published } = articleIn(language, slug);
  const { meta, links } = siteHead({
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
  return { meta, links: [...links, feed(language)] };
};
