import { sportChoices } from '@palmares/domain/catalogue';
import type { ComponentType } from 'react';
import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleCover, articleCovers } from './articles/article-cover.tsx';
import { AthletePicture, athletePictures } from './athletes/athlete-picture.tsx';
import { ColorDrawing, colorDrawings } from './colors/color-drawing.tsx';
import type { DrawingProps } from './drawing.tsx';
import { EmptyDrawing, emptyDrawings } from './empty/empty-drawing.tsx';
import { FaceDownCardDrawing } from './face-down-card.tsx';
import { GritDrawing } from './grit.tsx';
import { LearningStyleDrawing, learningStyleDrawings } from './learning-styles/learning-style-drawing.tsx';
import { MaskDrawing, maskDrawings } from './masks/mask-drawing.tsx';
import { PodiumDrawing } from './podium.tsx';
import { readerDrawings } from './readers.tsx';
import { resultDrawings } from './results/result-drawing.tsx';
import { SportDrawing, sportMotifs } from './sports/sport-drawing.tsx';
import { TwoPhonesDrawing } from './two-phones.tsx';

const sportDrawings = Object.fromEntries(
  ['', ...Object.keys(sportMotifs)].map((sport) => [
    `sport ${sport}`,
    (props: DrawingProps) => <SportDrawing sport={sport} {...props} />,
  ]),
);

const sets: readonly Readonly<Record<string, ComponentType<DrawingProps>>>[] = [
  maskDrawings,
  colorDrawings,
  learningStyleDrawings,
  emptyDrawings,
  athletePictures,
  articleCovers,
  readerDrawings,
  resultDrawings,
  {
    podium: PodiumDrawing,
    'face-down card': FaceDownCardDrawing,
    grit: GritDrawing,
    'two phones': TwoPhonesDrawing,
  },
  sportDrawings,
];
const drawings = sets.flatMap((set) => Object.entries(set));

const idsOf = (markup: string) => [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

it('the checks below see each set of drawings', () => {
  const counts = sets.map((set) => Object.keys(set).length);
  expect(counts).toEqual([7, 4, 4, 15, 2, 7, 3, 4, 4, 1 + sportChoices('en').length]);
});

describe.each(drawings)('the drawing "%s"', (_name, Shown) => {
  it('is hidden from screen readers without a label, and named with one', () => {
    expect(html(<Shown />)).toMatch(/^<svg [^>]*aria-hidden="true"/);
    const named = html(<Shown label="A name" />);
    expect(named).toMatch(/^<svg [^>]*role="img" aria-label="A name"/);
    expect(named).not.toMatch(/^<svg [^>]*aria-hidden/);
  });

  it('keeps its proportions at any size', () => {
    const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(html(<Shown />)) ?? [];
    expect(html(<Shown size={320} />)).toContain(
      `width="320" height="${Math.round((320 * Number(height)) / Number(width))}"`,
    );
  });

  it('takes every color from a token', () => {
    expect(html(<Shown />)).not.toMatch(/(?:fill|stroke)="(?!url\()|#[\da-f]{3}|rgb|<style|gradient/i);
  });

  it('shares no id with another on the page', () => {
    const ids = idsOf(
      html(
        <>
          <Shown />
          <Shown />
        </>,
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('weighs at most 4 kB', () => {
    expect(html(<Shown />).length).toBeLessThanOrEqual(4096);
  });
});

it('a drawing drops its margin when flush, at the same scale', () => {
  expect(html(<EmptyDrawing name="locked" size={120} flush />)).toContain(
    'viewBox="60 0 180 180" width="90" height="90"',
  );
  expect(html(<EmptyDrawing name="error" flush />)).toBe(html(<EmptyDrawing name="error" />));
});

it('a name chooses its drawing', () => {
  expect(html(<MaskDrawing name="maven" size={24} />)).toBe(html(<maskDrawings.maven size={24} />));
  expect(html(<ColorDrawing name="green" />)).toBe(html(<colorDrawings.green />));
  expect(html(<LearningStyleDrawing name="visual" />)).toBe(html(<learningStyleDrawings.visual />));
  expect(html(<EmptyDrawing name="offline" />)).toContain('width="200" height="150"');
  const Email = articleCovers['emailing-a-coach'];
  expect(html(<ArticleCover slug="emailing-a-coach" size={240} />)).toBe(html(<Email size={240} />));
  expect(html(<AthletePicture name="swimmer" />)).not.toMatch(/<svg[^>]* width=/);
});

it('every sport of the catalogue has a drawing, and an unknown one a laurel', () => {
  for (const { id } of sportChoices('en')) expect([id, sportMotifs[id] === undefined]).toEqual([id, false]);
  expect(html(<SportDrawing sport="curling" />)).toBe(html(<SportDrawing sport="" />));
});
