import { type ArticleSlug, articleSlugs } from '@palmares/domain/blog';
import { matches, Page, PageHeader, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { articleIn } from '../../../content/blog/articles.server.ts';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { PageSearch } from '../search/page-search.tsx';
import { ArticleList } from './article-list.tsx';

const search = css({ maxWidth: 'form' });

/** All articles. Those that the query does not find are hidden. */
export const BlogPage = ({ query }: { readonly query: string }) => {
  const isFound = (slug: ArticleSlug) => matches(articleIn(getLocale(), slug).title, query);
  return (
    <Page width="wide">
      <PageHeader title={m.blog_title()} lead={m.blog_lead()} />
      <div className={search}>
        <PageSearch
          address={siteAddress('blog')}
          label={m.blog_search_label()}
          query={query}
          count={articleSlugs.filter(isFound).length}
          total={articleSlugs.length}
        />
      </div>
      <ArticleList slugs={articleSlugs} level={2} isFound={isFound} isWide />
      <p>
        <a href={`/${getLocale()}/blog/rss.xml`} className={textLink({ standing: 'alone' })}>
          {m.blog_rss()}
        </a>
      </p>
    </Page>
  );
};
