import { type Language, languages } from '@palmares/domain/kernel';
import { alternateLanguages } from '../../i18n/alternate-languages.ts';
import { demoNames, demoPath } from '../../i18n/demo-pages.ts';
import { withLanguage } from '../../i18n/language.ts';
import { publicPages } from '../../i18n/public-pages.ts';
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

type PathIn = (language: Language) => string;

/** The path of each public page in a language. Each demo athlete has a page in both. */
const pages: readonly PathIn[] = publicPages.flatMap((page): readonly PathIn[] =>
  page === 'portfolio-demo'
    ? demoNames.map((name) => (language) => demoPath(language, name))
    : [(language) => withLanguage(language, `/${page}`)],
);

const entry = (origin: string, language: Language, pathIn: PathIn): string => {
  const alternates = alternateLanguages(origin, pathIn).map(
    ({ hrefLang, href }) => `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
  );
  return ['  <url>', `    <loc>${origin}${pathIn(language)}</loc>`, ...alternates, '  </url>'].join('\n');
};

const sitemap = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((pathIn) => languages.map((language) => entry(origin, language, pathIn))),
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
