import type { SectionName } from '@palmares/domain/portfolio';
import { css, cx } from '@palmares/ui/styled-system/css';
import { useAsking, useLoadedPart } from '../../browser/use-loaded-part.ts';
import { useRoomy, useWide } from '../../browser/use-wide.ts';

// The room is kept, so that the list below does not move when the card comes.
const room = css({ flexShrink: '0', minHeight: '[11rem]', '@media (min-width: 88rem)': { display: 'none' } });
// The column is short: of the two strips below the name, only the one that the open section fills is shown.
const facts = css({ '& [data-line=figures]': { display: 'none' } });
const figures = css({ '& [data-line=facts]': { display: 'none' } });
const fillsFacts: readonly SectionName[] = ['general', 'academics'];

/** Loaded separately, and only if it is visible. A card is not worth a failed page. */
const load = () => import('./drafted-card.tsx').then(({ DraftedCard }) => DraftedCard);

/** The card beside the fields that fill it, on a screen with a column for it. */
export const AsideCard = ({ section }: { readonly section: SectionName }) => {
  // A screen with three columns has the card in the third.
  const wide = useWide();
  const roomy = useRoomy();
  const here = wide && !roomy;
  const { Part: DraftedCard, ask } = useLoadedPart(load);
  useAsking(ask, here && !DraftedCard);
  return (
    <div className={cx(room, fillsFacts.includes(section) ? facts : figures)}>
      {here && DraftedCard ? <DraftedCard /> : null}
    </div>
  );
};
