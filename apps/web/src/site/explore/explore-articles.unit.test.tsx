import { masks } from '@palmares/domain/identity';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  explainedColor,
  explainedGrit,
  explainedMask,
  exploreIndex,
} from '../../api/identity/explained-pages.server.ts';
import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js';
import { ColorArticle } from './color-article.tsx';
import { ExploreArticle } from './explore-article.tsx';
import { GritArticle } from './grit-article.tsx';
import { MaskArticle } from './mask-article.tsx';

const usual = getLocale;
beforeAll(() => overwriteGetLocale(() => 'fr-ca'));
afterAll(() => overwriteGetLocale(usual));

const nothing = { masks: [], colors: [], learningStyles: [], grit: null, tied: [] };

describe('every page that explains masks', () => {
  const pages = (gender: 'f' | 'm' | null): readonly ReactElement[] => [
    <ExploreArticle key="index" explained={exploreIndex('fr-ca')} own={nothing} isOwn={false} gender={gender} />,
    <MaskArticle key="mask" mask="soldier" explained={explainedMask('soldier', 'fr-ca')} own={null} gender={gender} />,
  ];
  /** Without the signs that only say where a line may break. */
  const read = (page: ReactElement) => renderToStaticMarkup(page).replaceAll(/[\u200b\u2060]/gu, '');

  it('names them in the form that the athlete chose, or writes both out', () => {
    for (const page of pages('f').map(read)) expect(page).toMatch(/>Soldate<.*>Connaisseuse</su);
    for (const page of pages('m').map(read)) expect(page).toMatch(/>Soldat<.*>Connaisseur</su);
    for (const page of pages(null).map(read))
      expect(page).toMatch(/>Soldat ou soldate<.*>Connaisseur ou connaisseuse</su);
  });
});

it("a mask's page marks the athlete's own mask beside its name, and one with as many points as tied", () => {
  const page = (place: number, isTied = false) =>
    renderToStaticMarkup(
      <MaskArticle
        mask="soldier"
        explained={explainedMask('soldier', 'fr-ca')}
        own={{ points: 40, place, isTied, order: [...masks] }}
        gender="f"
      />,
    );
  expect(page(1)).toMatch(/<h1[^>]*>Soldate<\/h1><strong[^>]*>À toi</u);
  expect(page(2)).not.toContain('À toi');
  expect(page(2, true)).toMatch(/<h1[^>]*>Soldate<\/h1><strong[^>]*>À égalité</u);
  expect(page(2)).not.toContain('À égalité');
});

it('the index leads to the test until there is a result, and then to the results', () => {
  const page = (isOwn: boolean) =>
    renderToStaticMarkup(
      <ExploreArticle explained={exploreIndex('fr-ca')} own={nothing} isOwn={isOwn} gender={null} />,
    );
  expect(page(false)).toMatch(/href="[^"]*\/app\/identity\/test"[^>]*>Faire le test</u);
  expect(page(false)).not.toContain('/app/identity/results');
  expect(page(true)).toMatch(/href="[^"]*\/app\/identity\/results"/u);
  expect(page(true)).not.toContain('/app/identity/test"');
});

describe('the levels of a result', () => {
  const opened = (page: ReactElement) =>
    [...renderToStaticMarkup(page).matchAll(/<details id="([^"]+)"[^>]* open=""/gu)].map(([, id]) => id);
  const color = (own: Parameters<typeof ColorArticle>[0]['own']) => (
    <ColorArticle color="red" explained={explainedColor('red', 'fr-ca')} own={own} />
  );
  const grit = (own: Parameters<typeof GritArticle>[0]['own']) => (
    <GritArticle explained={explainedGrit('fr-ca')} own={own} />
  );

  it("are folded, except the athlete's own", () => {
    expect(opened(color({ share: 0.25, level: 'mid', isFirst: false, isTied: false, mix: [] }))).toEqual(['mid']);
    expect(opened(grit({ score: 3.8, rating: 4 }))).toEqual(['rating-4']);
    expect([...opened(color(null)), ...opened(grit(null))]).toEqual([]);
  });
});
