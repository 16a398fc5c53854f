import { describe, expect, it } from 'vitest';
import { onboardingSteps } from './onboarding.ts';

const nothing = { emailVerified: false, written: [], isPublic: false };

const states = (progress: Parameters<typeof onboardingSteps>[0]) =>
  onboardingSteps(progress).map(({ task, state }) => `${task}: ${state}`);

describe('the onboarding checklist', () => {
  it('shows the tasks whose screens exist, in their order', () => {
    expect(onboardingSteps(nothing).map(({ task }) => task)).toEqual([
      'create_account',
      'verify_email',
      'introduction',
      'sports_history',
      'motto',
      'go_public',
    ]);
  });

  it('begins with the account made and the email next', () => {
    expect(states(nothing).slice(0, 3)).toEqual([
      'create_account: done',
      'verify_email: current',
      'introduction: todo',
    ]);
  });

  it('goes on with the first task that is not done, whatever was done after it', () => {
    expect(states({ emailVerified: true, written: ['motto'], isPublic: false })).toEqual([
      'create_account: done',
      'verify_email: done',
      'introduction: current',
      'sports_history: todo',
      'motto: done',
      'go_public: todo',
    ]);
  });

  it('has no next task when all is done', () => {
    const all = onboardingSteps({
      emailVerified: true,
      written: ['introduction', 'motto', 'sports-history'],
      isPublic: true,
    });
    expect(all.every(({ state }) => state === 'done')).toBe(true);
  });
});
