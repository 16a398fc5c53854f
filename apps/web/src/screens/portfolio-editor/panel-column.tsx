import type { SectionName } from '@palmares/domain/portfolio';
import { css } from '@palmares/ui/styled-system/css';
import { useAsking, useLoadedPart } from '../../browser/use-loaded-part.ts';
import { useRoomy } from '../../browser/use-wide.ts';

const column = css({
  display: 'none',
  '@media (min-width: 88rem)': { display: 'block' },
  position: 'sticky',
  insetBlockStart: '[calc(var(--frame-top, 0rem) + 2rem)]',
  maxHeight: '[calc(100dvh - var(--frame-top, 0rem) - 4rem)]',
  overflowY: 'auto',
  // A scrolling box clips overflow, and the focus ring overflows.
  padding: '1',
  margin: '[-0.25rem]',
  minWidth: '0',
});

/** Loaded separately, and only if it is visible. A picture of the page is not worth a failed one. */
const load = () => import('./page-panel.tsx').then(({ PagePanel }) => PagePanel);

/** The third column of a screen with room for one: the page as it will look. */
export const PanelColumn = ({ names }: { readonly names: readonly SectionName[] }) => {
  const roomy = useRoomy();
  const { Part: PagePanel, ask } = useLoadedPart(load);
  useAsking(ask, roomy && !PagePanel);
  return <div className={column}>{roomy && PagePanel ? <PagePanel names={names} /> : null}</div>;
};
