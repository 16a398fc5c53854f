import { ChevronDown, prose, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { accordion } from '@palmares/ui/styled-system/recipes';
import type { Answer } from '../../../content/faqs/faq.ts';
import { ENTRY } from '../../page/browser/show-matches.ts';
import { m } from '../../paraglide/messages.js';

const styles = accordion();
const item = cx(styles.item, css({ '&[hidden]': { display: 'none' } }));
/** Leaves room above, so that an address that leads here shows the question, too. */
const place = css({ scrollMarginBlockStart: '[10rem]' });

interface QuestionProps {
  readonly answer: Answer;
  readonly isHidden: boolean;
  readonly isOpen: boolean;
}

/**
 * A question that opens to its answer. Its anchor is inside of it, so that a browser that follows a link to it opens it
 * without a script.
 */
export const Question = ({ answer: { id, question, html }, isHidden, isOpen }: QuestionProps) => (
  <details className={item} open={isOpen} hidden={isHidden} {...{ [ENTRY]: '' }}>
    <summary className={styles.summary}>
      <h3 className={styles.title}>{question}</h3>
      <ChevronDown aria-hidden size={20} className={styles.mark} />
    </summary>
    <div id={id} className={cx(styles.content, place)}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, whose reader refuses HTML */}
      <div className={prose()} dangerouslySetInnerHTML={{ __html: html }} />
      <a href={`#${id}`} className={textLink({ standing: 'alone' })}>
        {m.faqs_answer_link()}
      </a>
    </div>
  </details>
);
