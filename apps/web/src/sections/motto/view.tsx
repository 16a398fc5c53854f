import type { Motto } from '@palmares/domain/sections/motto/fields';
import { VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { ViewProps } from '../section-view.ts';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  paddingBlock: { base: '8', md: '12' },
  borderBlock: 'line',
  breakInside: 'avoid',
});
const quote = css({ textStyle: 'heading', maxWidth: '[22ch]', overflowWrap: 'break-word' });
const explanation = css({ maxWidth: 'prose', color: 'fg.muted', whiteSpace: 'pre-line', overflowWrap: 'break-word' });

export const MottoView = ({ content }: ViewProps<Motto>) => (
  <section aria-labelledby="motto" className={frame}>
    <h2 id="motto">
      <VisuallyHidden>{m.portfolio_motto_label()}</VisuallyHidden>
    </h2>
    <blockquote className={quote}>
      <p>{m.portfolio_motto_quote({ motto: content.motto })}</p>
    </blockquote>
    {content.explanation === '' ? null : <p className={explanation}>{content.explanation}</p>}
  </section>
);
