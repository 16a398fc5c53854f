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
/** Two columns where there is room, below the first article. */
const wideList = css({
  lg: { display: 'grid', gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', columnGap: '12' },
});
const wideEntry = css({ lg: { flexDirection: 'column' } });
const widePicture = css({ width: { lg: 'full' }, aspectRatio: { lg: '[2]' } });
const firstEntry = css({ lg: { gridColumn: '[1 / -1]', alignItems: 'center', gap: '12' } });
const firstPicture = css({ width: { lg: '[50%]' }, aspectRatio: { lg: '[2]' } });
const words = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' });
/** The link covers the whole entry, picture included. */
const title = cx(
  textLink({ standing: 'alone' }),
  css({ display: 'inline', minHeight: '[auto]', _after: { content: '""', position: 'absolute', inset: '0' } }),
);

const first = { entry: firstEntry, picture: firstPicture };
const others = { entry: wideEntry, picture: widePicture };

interface ArticleListProps {
  readonly slugs: readonly ArticleSlug[];
  readonly level: 2 | 3;
  readonly isFound?: (slug: ArticleSlug) => boolean;
  /** True for the list that is the page: the first article is large, and a wide screen has two columns. */
  readonly isWide?: boolean;
}

export const ArticleList = ({ slugs, level, isFound = () => true, isWide = false }: ArticleListProps) => {
  const Title = `h${level}` as const;
  return (
    <ol className={cx(list, isWide && wideList)}>
      {slugs.map((slug, place) => {
        const article = articleIn(getLocale(), slug);
        const isFirst = isWide && place === 0;
        const look = isFirst ? first : others;
        return (
          <FoundOrLater key={slug} isFound={isFound(slug)}>
            <li className={cx(entry, isWide && look.entry)} hidden={!isFound(slug)} {...{ [ENTRY]: '' }}>
              <ArticleCover slug={slug} className={cx(picture, isWide && look.picture)} />
              <div className={words}>
                <Title className={heading({ size: isFirst ? 'md' : 'sm' })} {...{ [ENTRY_WORDS]: '' }}>
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
