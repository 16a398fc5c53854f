import { languages } from '@palmares/domain/kernel';
import { describe, expect, it } from 'vitest';
import { athletePictures } from '../../drawings/athletes/athlete-picture.tsx';
import { athleteDrawing } from './athlete-drawing.server.tsx';
import { previewNamed } from './previews.server.ts';

describe.each(languages)('the preview picture, in %s', (language) => {
  const shown = (page: string) => previewNamed(`${language}/${page}.png`);

  it('of the home page has its title beside the athlete who writes in that language', () => {
    const title = language === 'en' ? 'More than a stat line.' : 'Plus que tes statistiques.';
    expect(shown('home')).toEqual({ title, athlete: language === 'en' ? 'goaltender' : 'swimmer' });
  });

  it('of a demo portfolio has its athlete, that of a shared page nobody', () => {
    expect(shown('portfolio-demo/nora')).toMatchObject({ athlete: 'goaltender' });
    expect(shown('portfolio-demo/jade')).toMatchObject({ athlete: 'swimmer' });
    expect(shown('shared')?.athlete).toBeUndefined();
  });
});

it.each(['goaltender', 'swimmer'] as const)('the drawing of the %s needs no style sheet', (name) => {
  expect(Object.keys(athletePictures)).toContain(name);
  const drawing = athleteDrawing(name);
  expect(drawing).not.toMatch(/class=|var\(/);
  expect(drawing).toMatch(/fill="#f6f2ea"/);
});
