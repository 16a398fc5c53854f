import { describe, expect, it } from 'vitest';
import { answeredOnReturn, answeredWhileWriting, readAnswered } from './answered-steps.ts';

const me = 'athlete-a';
const known = (...tasks: string[]) => ({ athleteId: me, known: tasks, waiting: [] });

describe('the answer to a finished step', () => {
  it('is given while writing, then once more on the way back, and never again', () => {
    const writing = answeredWhileWriting(me, known('create_account'), ['introduction']);
    expect(writing.tasks).toEqual(['introduction']);
    expect(answeredWhileWriting(me, writing.after, ['introduction']).tasks).toEqual([]);
    const back = answeredOnReturn(me, writing.after, ['create_account', 'introduction']);
    expect(back.tasks).toEqual(['introduction']);
    expect(answeredOnReturn(me, back.after, ['create_account', 'introduction']).tasks).toEqual([]);
  });

  it('waits while the section is not done', () => {
    const emptied = { ...known('motto'), waiting: ['motto'] };
    expect(answeredOnReturn(me, emptied, [])).toEqual({ tasks: [], after: emptied });
    expect(answeredOnReturn(me, emptied, ['motto'])).toEqual({ tasks: ['motto'], after: known('motto') });
  });

  it('is given on the way back where nothing was written here', () =>
    expect(answeredOnReturn(me, known('create_account'), ['create_account', 'verify_email']).tasks).toEqual([
      'verify_email',
    ]));

  it('is given in the order of the list, whichever of the steps was noticed first', () => {
    const writing = answeredWhileWriting(me, null, ['introduction']);
    const before = { ...writing.after, waiting: ['introduction'] };
    expect(answeredOnReturn(me, before, ['create_account', 'verify_email', 'introduction']).tasks).toEqual([
      'create_account',
      'verify_email',
      'introduction',
    ]);
  });

  it('is not given again for a section that was emptied and written again', () => {
    const emptied = answeredOnReturn(me, known('create_account', 'motto'), ['create_account']);
    expect(answeredWhileWriting(me, emptied.after, ['motto']).tasks).toEqual([]);
  });

  it('is given for the verified email of an account that has just begun', () => {
    expect(answeredOnReturn(me, null, ['create_account']).tasks).toEqual([]);
    expect(answeredOnReturn(me, null, ['create_account', 'verify_email']).tasks).toEqual(['verify_email']);
  });

  it('is not given on a device that sees the account for the first time', () => {
    const first = answeredOnReturn(me, null, ['create_account', 'introduction']);
    expect(first.tasks).toEqual([]);
    expect(answeredWhileWriting(me, first.after, ['introduction', 'motto']).tasks).toEqual(['motto']);
  });
});

describe('what a device has stored', () => {
  it.each([null, '', '{', '[]', '{"athleteId":"athlete-a"}'])('%j is nothing', (stored) =>
    expect(readAnswered(stored, me)).toBeNull(),
  );

  it('is read for its own athlete only', () => {
    const stored = JSON.stringify(known('motto'));
    expect(readAnswered(stored, me)).toEqual(known('motto'));
    expect(readAnswered(stored, 'athlete-b')).toBeNull();
  });
});
