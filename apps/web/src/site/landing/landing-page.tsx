import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { ServerRendered } from '../server-rendered.tsx';
import { Chapters } from './chapters.tsx';
import { ChaptersLater } from './chapters-later.ts';
import { GoPro, type GoProProps } from './go-pro.tsx';
import { Hero } from './hero.tsx';
import { LastWord } from './last-word.tsx';
import { Organizations } from './organizations.tsx';

const chaptersOnServer = createIsomorphicFn()
  .server((): ReactNode => <Chapters />)
  .client((): ReactNode => null);

export const LandingPage = (plan: GoProProps) => (
  <>
    <Hero />
    <ServerRendered onServer={chaptersOnServer} Later={ChaptersLater} />
    <GoPro {...plan} />
    <Organizations />
    <LastWord />
  </>
);
