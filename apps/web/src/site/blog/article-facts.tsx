import { css } from '@palmares/ui/styled-system/css';
import type { Article } from '../../../content/blog/article.ts';
import { calendarDayWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';

const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', color: 'fg.muted', fontSize: 'label' });

const WORDS_PER_MINUTE = 220;

/** Date of publication and reading time. */
export const ArticleFacts = ({ published, words }: Pick<Article, 'published' | 'words'>) => (
  <p className={facts}>
    <time dateTime={published}>{calendarDayWords(published)}</time>
    <span>{m.blog_article_minutes({ minutes: Math.ceil(words / WORDS_PER_MINUTE) })}</span>
  </p>
);
