import { expect, it } from 'vitest';
import { introductionPublicView, paragraphsOf } from './public-view.ts';

it('an empty line parts two paragraphs, and a single break stays within one', () => {
  expect(paragraphsOf('One.\nStill one.\n\nTwo.\n \n\n  Three.')).toEqual(['One.\nStill one.', 'Two.', 'Three.']);
});

it('a greeting that was not written is not shown', () => {
  const content = { greetingsLine1: 'Hi.', greetingsLine2: '', shortDesc: '', intro: 'Words.' };
  expect(introductionPublicView(content).greeting).toEqual(['Hi.']);
});
