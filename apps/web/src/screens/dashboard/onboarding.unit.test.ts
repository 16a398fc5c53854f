import { sectionNames } from '@palmares/domain/portfolio';
import { describe, expect, it } from 'vitest';
import { answerTo, onboardingOf, type Progress } from './onboarding.ts';

const nothing: Progress = { emailVerified: false, written: [], optional: [], isPublic: false, hasPlan: false };
const everything: Progress = {
  emailVerified: true,
  written: sectionNames,
  optional: [],
  isPublic: true,
  hasPlan: true,
};

const sectionTasks = sectionNames.map((name) => name.replaceAll('-', '_'));

const stepsOf = (progress: Progress) => onboardingOf(progress).steps;
const inState = (progress: Progress, state: string): readonly string[] =>
  stepsOf(progress)
    .filter((step) => step.state === state)
    .map(({ task }) => task);

describe('the onboarding checklist', () => {
  it('names all fifteen tasks in the order in which they are asked', () => {
    expect(stepsOf(nothing).map(({ task }) => task)).toEqual([
      'create_account',
      'verify_email',
      'introduction',
      'profile_picture',
      'general',
      'sports_history',
      'identity',
      'academics',
      'academic_documents',
      'highlights',
      'vision',
      'motto',
      'work_experience',
      'contacts',
      'go_public',
    ]);
  });

  it('counts every section but the optional one', () => {
    const progress: Progress = { ...nothing, emailVerified: true, written: ['motto'], optional: ['work-experience'] };
    expect(onboardingOf(progress)).toMatchObject({ done: 1, total: sectionNames.length - 1 });
  });

  it('leads to the Identity test and its results instead of the switches in the editor', () => {
    const identityStep = (progress: Progress) => stepsOf(progress).find(({ task }) => task === 'identity');
    expect(identityStep(nothing)).toMatchObject({
      state: 'todo',
      doing: { place: { page: '/$lang/app/identity/results' } },
    });
    expect(identityStep({ ...nothing, written: ['identity'] })?.state).toBe('done');
  });

  it('begins with the account made and the email next', () => {
    expect(inState(nothing, 'done')).toEqual(['create_account']);
    expect(onboardingOf(nothing).next?.task).toBe('verify_email');
    expect(inState(nothing, 'todo')).toEqual([...sectionTasks, 'go_public']);
  });

  it('continues with the first task that is not done, whatever was done after it', () => {
    const begun: Progress = { ...nothing, emailVerified: true, written: ['motto'] };
    expect(onboardingOf(begun).next?.task).toBe('introduction');
    expect(onboardingOf(begun).done).toBe(1);
    expect(inState(begun, 'current')).toEqual(['introduction']);
    const others = sectionTasks.filter((task) => task !== 'introduction' && task !== 'motto');
    expect(inState(begun, 'todo')).toEqual([...others, 'go_public']);
  });

  it('has no next task when all that can be done is done', () => {
    expect(onboardingOf(everything).next).toBeNull();
    expect(onboardingOf(everything).done).toBe(sectionNames.length);
  });

  it('leads to the plan before there is one, and to sharing after', () => {
    const ready: Progress = { ...everything, isPublic: false };
    expect(onboardingOf({ ...ready, hasPlan: false }).next?.doing.place).toEqual({ page: '/$lang/app/athlete-plan' });
    expect(onboardingOf(ready).next?.doing.place).toEqual({ page: '/$lang/app/portfolio/share' });
  });

  it('has a task for every section', () =>
    expect(stepsOf(nothing).map(({ task }) => task)).toEqual(expect.arrayContaining(sectionTasks)));

  it('never asks for an optional section, and counts the same without it and with it', () => {
    const without: Progress = {
      ...everything,
      written: sectionNames.filter((name) => name !== 'motto'),
      optional: ['motto'],
    };
    expect(onboardingOf(without).next).toBeNull();
    expect(onboardingOf(without)).toMatchObject({ done: sectionNames.length - 1, total: sectionNames.length - 1 });
    expect(inState(without, 'todo')).toEqual(['motto']);
    expect(onboardingOf({ ...without, emailVerified: false }).next?.task).toBe('verify_email');
    expect(onboardingOf({ ...without, written: sectionNames })).toMatchObject({
      done: sectionNames.length - 1,
      total: sectionNames.length - 1,
      next: null,
    });
  });
});

describe('the answer to a finished task', () => {
  it('exists for each task that is done with a screen', () => {
    for (const { task, doing } of stepsOf(everything)) {
      expect(answerTo(task, { age: 18 })).toBe(doing?.seen({ age: 18 }));
      expect(answerTo(task, { age: 18 }) === undefined).toBe(doing === undefined);
    }
  });

  it.each(['contacts', 'identity'])('does not tell a minor that scouts see the %s', (task) =>
    expect(answerTo(task, { age: 17 })).not.toBe(answerTo(task, { age: 18 })),
  );
});
