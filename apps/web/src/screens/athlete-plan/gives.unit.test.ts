import { describe, expect, it } from 'vitest';
import { possibleNow } from './gives.ts';
import { consequences } from './unsubscribe-screen.tsx';

describe('what an athlete who has just paid can do', () => {
  it('is three lines, the first about links to come', () => {
    expect(possibleNow(0)).toHaveLength(3);
    expect(possibleNow(0)[0]).toBe('Create a link for each coach, as many as you like');
  });

  it('begins with the links of an earlier subscription', () => {
    expect(possibleNow(1)[0]).toBe('Your link is back, as you left it');
    expect(possibleNow(3)[0]).toBe('Your 3 links are back, as you left them');
  });
});

it('an athlete who leaves the plan reads what becomes of the links, without a number that counts expired ones', () => {
  expect(consequences(0)[0]).toMatch(/^You can create links until then/u);
  expect(consequences(2)[0]).toMatch(/^Your links work until then/u);
});
