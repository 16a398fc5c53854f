import { articleSlugs } from '@palmares/domain/blog';
import type { Language } from '@palmares/domain/kernel';
import { articleIn } from '../../../content/blog/articles.server.ts';
import { isLanguage, languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { config } from '../../server/config.server.ts';
import { escaped } from '../forms/escaped.ts';

const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** RSS 2.0: the articles in one language, with their addresses and descriptions. */
const feedOf = (origin: string, language: Language): string => {
  const blog = `${origin}/${language}/blog`;
  const items = articleSlugs.map((slug) => {
    const { title, description, published } = articleIn(language, slug);
    const address = `${blog}/${slug}`;
    const parts = [
      tag('title', title),
      tag('link', address),
      tag('guid', address),
      tag('description', description),
      tag('pubDate', new Date(`${published}T12:00:00Z`).toUTCString()),
    ];
    return `    <item>${parts.join('')}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    ${tag('title', m.blog_feed_title({}, { locale: language }))}`,
    `    ${tag('link', blog)}`,
    `    ${tag('description', m.blog_description({}, { locale: language }))}`,
    `    ${tag('language', languageTag(language).toLowerCase())}`,
    `    <atom:link href="${blog}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
};

interface Get {
  readonly params: { readonly lang: string };
}

export const sendFeed = async ({ params: { lang } }: Get): Promise<Response> =>
  isLanguage(lang)
    ? new Response(feedOf(config().publicUrl.origin, lang), {
        headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
      })
    : new Response(null, { status: 404 });
