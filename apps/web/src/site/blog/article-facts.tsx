import { css } from '@palmares/ui/styled-system/css';
import type { Article } from '../../../content/blog/article.ts';
import { calendarDayWords, monthWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';

const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', color: 'fg.muted', fontSize: 'label' });

const WORDS_PER_MINUTE = 220;

interface ArticleFactsProps extends Pick<Article, 'published' | 'words'>, Partial<Pick<Article, 'checked'>> {}

/** Date of publication, reading time, and the month in which the facts were checked. */
export const ArticleFacts = ({ published, words, checked }: ArticleFactsProps) => (
  <p className={facts}>
    <time dateTime={published}>{calendarDayWords(published)}</time>
    <span>{m.blog_article_minutes({ minutes: Math.ceil(words / WORDS_PER_MINUTE) })}</span>
    {checked === undefined ? null : <span>{m.blog_article_checked({ month: monthWords(checked) })}</span>}
  </p>
);
