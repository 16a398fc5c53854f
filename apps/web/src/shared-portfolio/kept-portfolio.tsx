import { type Islands, KeptPage } from '../islands/kept-page.tsx';
import { islandOfVideos, VIDEOS_ISLAND } from '../sections/highlights/videos-island.tsx';
import { islandOfPhoto, PHOTO_ISLAND } from './card-photo.tsx';
import { islandOfThumb, THUMB_ISLAND } from './thumb-bar.tsx';
import type { UnsentPortfolio } from './unsent-portfolio.ts';

/** The interactive parts of a portfolio. */
const islands: Islands = {
  [PHOTO_ISLAND]: islandOfPhoto,
  [VIDEOS_ISLAND]: islandOfVideos,
  [THUMB_ISLAND]: islandOfThumb,
};

export const KeptPortfolio = ({ portfolio }: { readonly portfolio: UnsentPortfolio }) => (
  <KeptPage page={portfolio} islands={islands} />
);
