import { articleSlugs } from '@palmares/domain/blog';
import { buttonClass, Page, PageHeader, text } from '@palmares/ui';
import { NotFoundDrawing } from '../../drawings/empty/not-found.tsx';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { ArticleList } from './article-list.tsx';

const SUGGESTED = 3;

export const ArticleNotFound = () => (
  <Page width="prose">
    <PageHeader
      above={
        <>
          <NotFoundDrawing size={240} flush />
          <p className={text({ size: 'label', tone: 'muted' })}>{m.not_found_status()}</p>
        </>
      }
      title={m.error_article_not_found()}
    />
    <p>
      <a href={siteAddress('blog')} className={buttonClass()}>
        {m.blog_not_found_all()}
      </a>
    </p>
    <ArticleList slugs={articleSlugs.slice(0, SUGGESTED)} level={2} />
  </Page>
);
