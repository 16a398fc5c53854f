import { m } from '../../paraglide/messages.js';
import { ClosingCta } from '../closing-cta.tsx';
import type { Price } from '../pricing/load-price.ts';
import { GoPro } from './go-pro.tsx';
import { Hero } from './hero.tsx';
import { Organizations } from './organizations.tsx';
import { Tools } from './tools.tsx';
import { Vision } from './vision.tsx';

export const LandingPage = (price: Price) => (
  <>
    <Hero />
    <Vision />
    <Tools />
    <GoPro {...price} />
    <ClosingCta title={m.landing_final_title()} says={m.landing_final_text()}>
      <Organizations />
    </ClosingCta>
  </>
);
