import type { ArticleSlug } from '@palmares/domain/blog';
import { heading, text, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { articleIn } from '../../../content/blog/articles.server.ts';
import { ArticleCover } from '../../drawings/articles/article-cover.tsx';
import { ENTRY, ENTRY_WORDS } from '../../page/browser/show-matches.ts';
import { siteAddress } from '../../page/site-address.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { FoundOrLater } from '../search/found-or-later.tsx';
import { ArticleFacts } from './article-facts.tsx';

const list = css({ listStyle: 'none' });
const entry = css({
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  gap: { base: '4', md: '6' },
  paddingBlock: { base: '6', md: '8' },
  borderBlockStart: 'line',
  '&[hidden]': { display: 'none' },
});
const picture = css({
  width: { base: 'full', md: '[14rem]' },
  aspectRatio: { base: '[2]', md: '[4 / 3]' },
  flexShrink: '0',
  borderRadius: 'card',
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '2' });
/** The link covers the whole entry, picture included. */
const title = cx(
  textLink({ standing: 'alone' }),
  css({ display: 'inline', minHeight: '[auto]', _after: { content: '""', position: 'absolute', inset: '0' } }),
);

interface ArticleListProps {
  readonly slugs: readonly ArticleSlug[];
  readonly level: 2 | 3;
  readonly isFound?: (slug: ArticleSlug) => boolean;
}

export const ArticleList = ({ slugs, level, isFound = () => true }: ArticleListProps) => {
  const Title = `h${level}` as const;
  return (
    <ol className={list}>
      {slugs.map((slug) => {
        const article = articleIn(getLocale(), slug);
        return (
          <FoundOrLater key={slug} isFound={isFound(slug)}>
            <li className={entry} hidden={!isFound(slug)} {...{ [ENTRY]: '' }}>
              <ArticleCover slug={slug} className={picture} />
              <div className={words}>
                <Title className={heading({ size: 'sm' })} {...{ [ENTRY_WORDS]: '' }}>
                  <a href={siteAddress(`blog/${slug}`)} className={title}>
                    {article.title}
                  </a>
                </Title>
                <p className={text({ tone: 'muted' })}>{article.description}</p>
                <ArticleFacts published={article.published} words={article.words} />
              </div>
            </li>
          </FoundOrLater>
        );
      })}
    </ol>
  );
};
