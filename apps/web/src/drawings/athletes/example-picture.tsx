import { getLocale } from '../../paraglide/runtime.js';
import type { DrawingProps } from '../drawing.tsx';
import { GoaltenderPicture } from './goaltender.tsx';
import { SwimmerPicture } from './swimmer.tsx';

/** The portrait of the fictional athlete of the page's language. */
export const ExamplePicture = (props: DrawingProps) =>
  getLocale() === 'fr-ca' ? <SwimmerPicture {...props} /> : <GoaltenderPicture {...props} />;
