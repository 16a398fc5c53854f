import { expect, it } from 'vitest';
import { endsPlan } from './ends-plan.ts';

it.each([
  ['/en/app/athlete-plan', true],
  ['/fr-ca/app/athlete-plan/unsubscribe', true],
  ['/en/app/account', false],
  ['/en/app/athlete-plan-of-another', false],
])('the pages that end the plan need no new agreement: %s', (pathname, ends) => expect(endsPlan(pathname)).toBe(ends));
