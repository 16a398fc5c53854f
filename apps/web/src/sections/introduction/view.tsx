import type { IntroductionPublicView } from '@palmares/domain/shared-portfolio';
import { ReadMore } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';

// Blocks, because the lines of a flex container's items are not counted.
const column = css({
  maxWidth: 'prose',
  '& p + p': { marginBlockStart: '6' },
  '& p': {
    fontSize: { base: 'body', md: 'lead' },
    lineHeight: 'body',
    whiteSpace: 'pre-line',
    overflowWrap: 'break-word',
  },
  // The first of several paragraphs is set larger, as a lead.
  '& p:first-child:not(:last-child)': { fontSize: 'title', lineHeight: '[1.36]' },
  _print: {
    columns: '[2]',
    columnGap: '6',
    maxWidth: 'full',
    '& p:first-child, & p:first-child:not(:last-child), & p': { fontSize: 'body', lineHeight: 'body' },
    '& p + p': { marginBlockStart: '2' },
  },
});

const LINES = 8;
/** Characters: about eight lines on a phone. Shorter texts are never folded. */
const LONG = 360;

const isLong = (paragraphs: readonly string[]): boolean =>
  paragraphs.reduce((sum, { length }) => sum + length, 0) > LONG || paragraphs.length > LINES / 2;

/** The paragraphs only; the greeting and the short description are at the top of the portfolio. */
export const IntroductionView = ({ content: { paragraphs } }: ViewProps<IntroductionPublicView>) => {
  const lang = useWrittenLanguage();
  const story = (
    <div className={column} lang={lang}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
  return isLong(paragraphs) ? (
    <ReadMore lines={LINES} labels={{ more: m.portfolio_read_more(), less: m.portfolio_read_less() }}>
      {story}
    </ReadMore>
  ) : (
    story
  );
};
