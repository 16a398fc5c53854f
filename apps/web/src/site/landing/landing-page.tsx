import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { ClosingCta } from '../closing-cta.tsx';
import type { Price } from '../pricing/load-price.ts';
import { ServerRendered } from '../server-rendered.tsx';
import { Hero } from './hero.tsx';
import { Organizations } from './organizations.tsx';
import { Scenes } from './scenes.tsx';
import { ScenesLater } from './scenes-later.ts';

const scenesOnServer = createIsomorphicFn()
  .server((price: Price): ReactNode => <Scenes {...price} />)
  .client((_: Price): ReactNode => null);

export const LandingPage = (price: Price) => (
  <>
    <Hero />
    <ServerRendered onServer={() => scenesOnServer(price)} Later={ScenesLater} />
    <ClosingCta title={m.landing_final_title()} says={m.landing_final_text()}>
      <Organizations />
    </ClosingCta>
  </>
);
