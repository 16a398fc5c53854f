import type { Vision } from '@palmares/domain/sections';
import { visionPublicView } from '@palmares/domain/shared-portfolio';
import { css, cx } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { besidePage, ghost, liveCard, liveCardLabel } from '../kit/live-card.ts';
import { VisionView } from './view.tsx';

/** A phone shows as much as the page does. A wider screen, whose fields show both texts whole, shows how each begins. */
const words = css({
  '& h3': { textStyle: 'title' },
  md: { '& p': { lineClamp: '3' }, '& p ~ p': { display: 'none' } },
});

/** The vision as scouts will see it, or an example. Hidden from screen readers, because it repeats the fields above. */
export const VisionCard = ({ content }: { readonly content: Pick<Vision, 'dreams' | 'plan'> }) => {
  const isEmpty = `${content.dreams}${content.plan}`.trim() === '';
  const shown = isEmpty ? { dreams: m.vision_ghost_dreams(), plan: m.vision_ghost_plan() } : content;
  return (
    <div aria-hidden className={cx(liveCard, besidePage)}>
      <span className={liveCardLabel}>{isEmpty ? m.editor_card_example() : m.editor_card_label()}</span>
      <div className={cx(words, isEmpty && ghost)}>
        <VisionView content={visionPublicView(shown)} />
      </div>
    </div>
  );
};
