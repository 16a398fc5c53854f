import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { LastCall } from '../last-call.tsx';
import type { Price } from '../pricing/load-price.ts';
import { ServerRendered } from '../server-rendered.tsx';
import { Chapters } from './chapters.tsx';
import { ChaptersLater } from './chapters-later.ts';
import { GoPro } from './go-pro.tsx';
import { Hero } from './hero.tsx';
import { Organizations } from './organizations.tsx';

const chaptersOnServer = createIsomorphicFn()
  .server((): ReactNode => <Chapters />)
  .client((): ReactNode => null);

export const LandingPage = (plan: Price) => (
  <>
    <Hero />
    <ServerRendered onServer={chaptersOnServer} Later={ChaptersLater} />
    <GoPro {...plan} />
    <Organizations />
    <LastCall title={m.landing_final_title()} says={m.landing_final_text()} />
  </>
);
