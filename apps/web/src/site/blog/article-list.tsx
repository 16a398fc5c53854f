import type { ArticleSlug } from '@palmares/domain/blog';
import { heading, text, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { articleIn } from '../../../content/blog/articles.server.ts';
import { ENTRY, ENTRY_WORDS } from '../../page/browser/show-matches.ts';
import { siteAddress } from '../../page/site-address.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { FoundOrLater } from '../search/found-or-later.tsx';
import { ArticleFacts } from './article-facts.tsx';

const list = css({ listStyle: 'none' });
const entry = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingBlock: { base: '6', md: '8' },
  borderBlockStart: 'line',
  '&[hidden]': { display: 'none' },
});
const title = cx(textLink({ standing: 'alone' }), css({ display: 'inline', minHeight: '[auto]' }));

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
              <Title className={heading({ size: 'sm' })} {...{ [ENTRY_WORDS]: '' }}>
                <a href={siteAddress(`blog/${slug}`)} className={title}>
                  {article.title}
                </a>
              </Title>
              <p className={text({ tone: 'muted' })}>{article.description}</p>
              <ArticleFacts published={article.published} words={article.words} />
            </li>
          </FoundOrLater>
        );
      })}
    </ol>
  );
};
