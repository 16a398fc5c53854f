import type { Price } from '../pricing/load-price.ts';
import { GoPro } from './go-pro.tsx';
import { Tools } from './tools.tsx';
import { Vision } from './vision.tsx';

/** The scenes between the first screen and the last call: none needs a script. */
export const Scenes = (price: Price) => (
  <>
    <Vision />
    <Tools />
    <GoPro {...price} />
  </>
);
