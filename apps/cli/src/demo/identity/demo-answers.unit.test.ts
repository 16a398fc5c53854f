import { scoringRule } from '@palmares/domain/identity';
import { bank } from '@palmares/domain/identity/bank';
import { describe, expect, it } from 'vitest';
import { goaltender } from '../goaltender.ts';
import { swimmer } from '../swimmer.ts';
import { demoAnswers } from './demo-answers.ts';

describe.each([goaltender, swimmer])('the Identity test of $firstName', ({ character }) => {
  const answers = demoAnswers(bank, character);
  const result = scoringRule.score(bank, {
    masks: Object.fromEntries(answers.flatMap((one) => (one.part === 'masks' ? [[one.item, one.ranking]] : []))),
    colors: Object.fromEntries(answers.flatMap((one) => (one.part === 'colors' ? [[one.item, one.choice]] : []))),
    learningStyles: Object.fromEntries(
      answers.flatMap((one) => (one.part === 'learningStyles' ? [[one.item, one.choice]] : [])),
    ),
    grit: Object.fromEntries(answers.flatMap((one) => (one.part === 'grit' ? [[one.item, one.agreement]] : []))),
  });

  it('has every part complete, and comes out as the athlete’s character', () => {
    const [mask, color, style] = [result.masks?.[0], result.colors?.[0], result.learningStyles?.order[0]];
    expect(character.masks).toContain(mask?.mask);
    expect(color?.color).toBe(character.color);
    expect(style?.style).toBe(character.learningStyle);
    expect(result.grit?.rating).toBe(character.grit);
  });

  it('is answered the same on each run', () => expect(demoAnswers(bank, character)).toEqual(answers));
});
