import { expect, it } from 'vitest';
import { portfolioDecider } from './decider.ts';
import { writtenSections } from './written-sections.ts';

const { sections } = portfolioDecider.initialState;
const result = { masks: null, colors: null, learningStyles: null, grit: null };
const hidden = { masks: false, colors: false, learningStyles: false, grit: false };

it('Identity is written once an attempt is scored, and not when its switches are touched', () => {
  const touched = { ...sections, identity: { version: 2, content: hidden } };
  expect(writtenSections({ sections: touched, identity: null })).toEqual([]);
  expect(writtenSections({ sections, identity: result })).toEqual(['identity']);
  expect(writtenSections({ sections: touched, identity: result })).toEqual(['identity']);
});

it('every other section is written once it is not empty', () => {
  const motto = { version: 2, content: { motto: 'Onward', explanation: '' } };
  expect(writtenSections({ sections: { ...sections, motto }, identity: null })).toEqual(['motto']);
});
