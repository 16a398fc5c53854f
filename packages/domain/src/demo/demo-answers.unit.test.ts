import { describe, expect, it } from 'vitest';
import { bank } from '../identity/bank/index.ts';
import { demoAnswers } from './demo-answers.ts';
import { demoResult } from './demo-portfolio.ts';
import { goaltender } from './goaltender.ts';
import { swimmer } from './swimmer.ts';

describe.each([goaltender, swimmer])('the Identity test of $firstName', (demo) => {
  const { character } = demo;
  const answers = demoAnswers(bank, character);
  const result = demoResult(bank, demo);

  it('has every part complete, and comes out as the athlete’s character', () => {
    const [mask, color, style] = [result.masks?.[0], result.colors?.[0], result.learningStyles?.order[0]];
    expect(character.masks).toContain(mask?.mask);
    expect(color?.color).toBe(character.color);
    expect(style?.style).toBe(character.learningStyle);
    expect(result.grit?.rating).toBe(character.grit);
  });

  it('is answered the same on each run', () => expect(demoAnswers(bank, character)).toEqual(answers));
});
