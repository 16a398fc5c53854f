import { type Language, languages } from '@palmares/domain/kernel';
import { alternateLanguages } from '../../i18n/alternate-languages.ts';
import { pathsOf, publicPages } from '../../i18n/public-pages.ts';
import { speculationRules } from './speculation-rules.ts';

/** Shared portfolios are not disallowed, because a crawler that may not fetch a page never sees its `noindex`. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...languages.map((lang) => `Disallow: /${lang}/app`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const entry = (origin: string, language: Language, pathIn: (language: Language) => string): string => {
  const alternates = alternateLanguages(origin, pathIn).map(
    ({ hrefLang, href }) => `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
  );
  return ['  <url>', `    <loc>${origin}${pathIn(language)}</loc>`, ...alternates, '  </url>'].join('\n');
};

const sitemap = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...publicPages.flatMap(pathsOf).flatMap((pathIn) => languages.map((language) => entry(origin, language, pathIn))),
    '</urlset>',
    '',
  ].join('\n');

interface SiteFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly write: (origin: string) => string;
}

const files: Readonly<Record<string, SiteFile>> = {
  '/robots.txt': { headers: { 'content-type': 'text/plain; charset=utf-8' }, write: robots },
  '/sitemap.xml': { headers: { 'content-type': 'application/xml; charset=utf-8' }, write: sitemap },
  [speculationRules.path]: {
    // Every public page asks for it.
    headers: { 'content-type': speculationRules.contentType, 'cache-control': 'public, max-age=3600' },
    write: speculationRules.write,
  },
};

/** Returns a file that names addresses of this site, or its public address; undefined for any other path. */
export const siteFile = (path: string, { origin }: URL): Response | undefined => {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  return file && new Response(file.write(origin), { headers: file.headers });
};
