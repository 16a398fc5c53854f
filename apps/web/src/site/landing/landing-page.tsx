import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ReactNode } from 'react';
import { ServerRendered } from '../../shell/server-rendered.tsx';
import { Chapters } from './chapters.tsx';
import { GoPro, type GoProProps } from './go-pro.tsx';
import { Hero } from './hero.tsx';
import { LastWord } from './last-word.tsx';
import { Organizations } from './organizations.tsx';

const chaptersOnServer = createIsomorphicFn()
  .server((): ReactNode => <Chapters />)
  .client((): ReactNode => null);

const ChaptersLater = lazy(async () => ({ default: (await import('./chapters.tsx')).Chapters }));

export const LandingPage = (plan: GoProProps) => (
  <>
    <Hero />
    <ServerRendered onServer={chaptersOnServer} Later={ChaptersLater} />
    <GoPro {...plan} />
    <Organizations />
    <LastWord />
  </>
);
