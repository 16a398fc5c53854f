import { expect, it } from 'vitest';
import { introductionPublicView, paragraphsOf } from './public-view.ts';

it('an empty line separates two paragraphs, and a single line break does not', () => {
  expect(paragraphsOf('One.\nStill one.\n\nTwo.\n \n\n  Three.')).toEqual(['One.\nStill one.', 'Two.', 'Three.']);
});

it('a greeting line that is empty is left out', () => {
  const content = { greetingsLine1: 'Hi.', greetingsLine2: '', shortDesc: '', intro: 'Words.' };
  expect(introductionPublicView(content).greeting).toEqual(['Hi.']);
});
