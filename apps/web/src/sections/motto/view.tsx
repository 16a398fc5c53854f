import type { Motto } from '@palmares/domain/sections/motto/fields';
import { css, cx } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { ViewProps } from '../section-view.ts';
import { columns, partLabel } from '../view-layout.ts';

const frame = css({ paddingBlock: { base: '8', md: '16' }, borderBlock: 'line', breakInside: 'avoid' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });
const quote = css({ textStyle: 'heading', maxWidth: '[20ch]', overflowWrap: 'break-word' });
const explanation = css({ maxWidth: 'prose', color: 'fg.muted', whiteSpace: 'pre-line', overflowWrap: 'break-word' });

export const MottoView = ({ content }: ViewProps<Motto>) => (
  <section aria-labelledby="motto" className={cx(columns, frame)}>
    <h2 id="motto" className={partLabel}>
      {m.portfolio_motto_label()}
    </h2>
    <div className={words}>
      <blockquote className={quote}>
        <p>{m.portfolio_motto_quote({ motto: content.motto })}</p>
      </blockquote>
      {content.explanation === '' ? null : <p className={explanation}>{content.explanation}</p>}
    </div>
  </section>
);
