import type { ArticleSlug } from '@palmares/domain/blog';
import { heading, Page, prose, Section, text, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { articleIn } from '../../../content/blog/articles.server.ts';
import { ArticleCover } from '../../drawings/articles/article-cover.tsx';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { publicOrigin } from '../../server/public-origin.ts';
import { Contents } from '../contents.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleList } from './article-list.tsx';
import { ShareArticle } from './share-article.tsx';

const head = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const cover = css({ width: 'full', aspectRatio: '[2]', borderRadius: 'card', _print: { display: 'none' } });
// At reading width the default size would set lines of 90 characters.
const body = cx(prose(), css({ fontSize: { md: '[1.125rem]' } }));
const onScreen = css({ display: 'contents', _print: { display: 'none' } });
/** The address on paper. A style writes it, because a slug is English and would be read out on a French page. */
const onPaper = css({ display: 'none', _print: { display: 'block', _after: { content: 'attr(data-address)' } } });

/** One article, with its contents before it and what to read next after it. */
export const ArticlePage = ({ slug }: { readonly slug: ArticleSlug }) => {
  const { title, description, headings, html, related, published, words, checked } = articleIn(getLocale(), slug);
  const address = `${publicOrigin()}${siteAddress(`blog/${slug}`)}`;
  return (
    <Page width="prose">
      <header className={head}>
        <p className={onScreen}>
          <a href={siteAddress('blog')} className={textLink({ standing: 'alone' })}>
            {m.blog_not_found_all()}
          </a>
        </p>
        <h1 className={heading({ size: 'lg' })}>{title}</h1>
        <p className={text({ size: 'lead', tone: 'muted' })}>{description}</p>
        <ArticleFacts published={published} words={words} checked={checked} />
        <p className={onPaper} data-address={address} />
        <ArticleCover slug={slug} className={cover} />
      </header>
      <Contents label={m.blog_article_contents()} headings={headings} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, whose reader refuses HTML */}
      <article className={body} dangerouslySetInnerHTML={{ __html: html }} />
      <div className={onScreen}>
        <ShareArticle title={title} address={address} />
        <Section title={m.blog_article_related()}>
          <ArticleList slugs={related} level={3} />
        </Section>
      </div>
    </Page>
  );
};
