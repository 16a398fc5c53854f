import type { Color, LearningStyle, Mask } from '@palmares/domain/identity';
import { getLocale } from '../../paraglide/runtime.js';
import { styleAddresses } from './addresses.ts';

const below = (path = ''): string => `/${getLocale()}/app/identity/explore${path}`;

/** Addresses of the pages that explain results. The app does not render them, so a link to one loads a document. */
export const exploreAddresses = {
  index: () => below(),
  mask: (mask: Mask) => below(`/masks/${mask}`),
  color: (color: Color) => below(`/colors/${color}`),
  style: (style: LearningStyle) => below(`/learning-styles/${styleAddresses[style]}`),
  grit: () => below('/grit'),
};
