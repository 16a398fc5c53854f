import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { Chapter } from '../chapter.tsx';

const words = css({ display: 'flex', flexDirection: 'column', gap: '6', maxWidth: 'prose' });
const paragraph = css({ fontSize: 'lead', lineHeight: 'body' });
const answer = css({
  textStyle: 'title',
  maxWidth: '[30ch]',
  paddingInlineStart: '6',
  borderInlineStart: '[4px solid {colors.line.strong}]',
});

export const Vision = () => (
  <Chapter id="the-vision" label={m.navigation_vision()} title={m.landing_vision_title()}>
    <div className={words}>
      <p className={paragraph}>{m.landing_vision_problem()}</p>
      <p className={paragraph}>{m.landing_vision_answer()}</p>
    </div>
    <p className={answer}>{m.landing_vision_quote()}</p>
  </Chapter>
);
