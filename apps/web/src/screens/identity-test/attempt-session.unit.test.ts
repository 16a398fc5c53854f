import type { Answer, Answers } from '@palmares/domain/identity';
import { accepted, type Outcome, refused } from '@palmares/domain/kernel';
import { describe, expect, it, vi } from 'vitest';
import { answersOnDevice, type WaitingAnswer } from './answers-on-device.ts';
import { type AttemptPort, attemptSession } from './attempt-session.ts';

const attemptId = 'c0000000-0000-4000-8000-000000000001';
const none: Answers = { masks: {}, colors: {}, learningStyles: {}, grit: {} };
const color = (choice: string): Answer => ({ part: 'colors', item: 'c1', choice });
const grit: Answer = { part: 'grit', item: 'g1', agreement: 4 };

const storage = () => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

type Reply = Outcome<{ readonly remainingMs: number }>;
const fine: Reply = accepted({ remainingMs: 60_000 });

const signedOut = new Error('the session has ended');

/** A device on which the attempt is open; `reply` is what the server answers. */
const device = ({
  reply = async (): Promise<Reply> => fine,
  running = async (): ReturnType<AttemptPort['running']> => ({ remainingMs: 50_000, answers: none }),
  on = storage(),
} = {}) => {
  const sent: WaitingAnswer[] = [];
  const times: number[] = [];
  const again = new Set<() => void>();
  const session = attemptSession({
    port: {
      answer: (waiting) => {
        sent.push(waiting);
        return reply();
      },
      finish: async () => accepted(null),
      running,
      isSignedOut: (failure) => failure === signedOut,
    },
    device: answersOnDevice(attemptId, on),
    answers: none,
    onTime: (remaining) => times.push(remaining),
    later: (_, work) => {
      again.add(work);
      return () => again.delete(work);
    },
  });
  return { session, sent, times, again, on };
};

const offline = () => Promise.reject(new Error('no network'));

describe('an attempt on one device', () => {
  it('sends each answer as it is given, and knows the time that is left from the server', async () => {
    const { session, sent, times } = device();
    session.give(color('c1a'));
    expect(session.state()).toMatchObject({ answers: { colors: { c1: 'c1a' } }, waiting: 1 });
    await vi.waitFor(() => expect(session.state().waiting).toBe(0));
    expect(sent).toMatchObject([{ answer: color('c1a') }]);
    expect(times).toEqual([60_000]);
  });

  it('keeps answers while it is cut off, and sends them under the same ids, the last one to each question', async () => {
    const reply = vi.fn(offline);
    const { session, sent, again, on } = device({ reply });
    session.give(color('c1a'));
    await vi.waitFor(() => expect(session.state().trouble).toBe('cut_off'));
    session.give(color('c1b'));
    session.give(grit);
    await vi.waitFor(() => expect(reply).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(again.size).toBe(1));
    expect(session.state().waiting).toBe(2);

    const reloaded = device({ on });
    expect(reloaded.session.state()).toMatchObject({ answers: { colors: { c1: 'c1b' }, grit: { g1: 4 } }, waiting: 2 });
    await reloaded.session.refresh();
    expect(reloaded.sent.map(({ answer }) => answer)).toEqual([color('c1b'), grit]);
    expect(reloaded.sent[0]?.commandId).toBe(sent.at(-1)?.commandId);
    expect(device({ on }).session.state().waiting).toBe(0);
  });

  it('keeps answers while the session has ended, and sends them once it is renewed', async () => {
    const reply = vi.fn<() => Promise<Reply>>(() => Promise.reject(signedOut));
    const { session, sent } = device({ reply });
    session.give(grit);
    await vi.waitFor(() => expect(session.state()).toMatchObject({ trouble: 'signed_out', waiting: 1 }));
    expect(await session.finish()).toBe(false);
    expect(session.state()).toMatchObject({ trouble: 'signed_out', closed: null });

    reply.mockResolvedValue(fine);
    await session.refresh();
    expect(session.state()).toMatchObject({ trouble: null, waiting: 0 });
    expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(1);
  });

  it('sends at once after a log-in, also while a call of the ended session is on its way', async () => {
    const old = Promise.withResolvers<Reply>();
    const reply = vi.fn<() => Promise<Reply>>(async () => fine).mockReturnValueOnce(old.promise);
    const { session } = device({ reply });
    session.give(grit);
    const refreshed = session.refresh();
    old.reject(signedOut);
    await refreshed;
    expect(session.state()).toMatchObject({ trouble: null, waiting: 0 });
  });

  it('knows an ended session also when nothing waits', async () => {
    const { session } = device({ running: () => Promise.reject(signedOut) });
    await session.refresh();
    expect(session.state()).toMatchObject({ trouble: 'signed_out', waiting: 0 });
  });

  it('sends again what was changed while it was on its way', async () => {
    const replies = [Promise.withResolvers<Reply>(), Promise.withResolvers<Reply>()];
    let calls = 0;
    const { session, sent } = device({ reply: () => replies[calls++]?.promise ?? Promise.resolve(fine) });
    session.give(color('c1a'));
    session.give(color('c1b'));
    for (const { resolve } of replies) resolve(fine);
    await vi.waitFor(() => expect(session.state().waiting).toBe(0));
    expect(sent.map(({ answer }) => answer)).toEqual([color('c1a'), color('c1b')]);
  });

  it('shows what another device answered, unless this one has a newer answer', async () => {
    const theirs: Answers = { ...none, colors: { c1: 'c1d', c2: 'c2a' } };
    const { session, times } = device({ running: async () => ({ remainingMs: 40_000, answers: theirs }) });
    await session.refresh();
    expect(session.state().answers).toEqual(theirs);
    expect(times).toEqual([40_000]);
  });

  it('keeps an answer on the screen when the server was asked before it, and answers after it', async () => {
    const asked = Promise.withResolvers<Awaited<ReturnType<AttemptPort['running']>>>();
    const running = vi.fn(() => asked.promise);
    const { session, times } = device({ running });
    const refreshed = session.refresh();
    await vi.waitFor(() => expect(running).toHaveBeenCalled());
    session.give(grit);
    await vi.waitFor(() => expect(session.state().waiting).toBe(0));
    asked.resolve({ remainingMs: 90_000, answers: none });
    await refreshed;
    expect(session.state().answers).toEqual({ ...none, grit: { g1: 4 } });
    expect(times).toEqual([60_000]);
  });

  it('knows the time from the question that it asked last, in whatever order the answers come', async () => {
    const asked = [1, 2].map(() => Promise.withResolvers<Awaited<ReturnType<AttemptPort['running']>>>());
    const waiting = asked.values();
    const { session, times } = device({ running: () => waiting.next().value?.promise ?? Promise.resolve(null) });
    const refreshed = [session.refresh(), session.refresh()];
    asked[1]?.resolve({ remainingMs: 30_000, answers: none });
    await refreshed[1];
    asked[0]?.resolve({ remainingMs: 90_000, answers: none });
    await refreshed[0];
    expect(times).toEqual([30_000]);
  });

  it('tries again once for all that failed, and not after the page was left', async () => {
    const { session, again } = device({ reply: offline });
    session.give(grit);
    for (let times = 0; times < 20; times += 1) await session.refresh();
    expect(again.size).toBe(1);
    session.rest();
    expect(again.size).toBe(0);
    expect(await session.finish()).toBe(false);
    expect(again.size).toBe(0);
  });

  it.each([
    ['answer_late', 'late'],
    ['attempt_finished', 'elsewhere'],
    ['attempt_unknown', 'elsewhere'],
  ] as const)('is closed by %s, and nothing waits any more', async (code, closed) => {
    const { session, on } = device({ reply: async () => refused(code) });
    session.give(grit);
    await vi.waitFor(() => expect(session.state()).toMatchObject({ closed, waiting: 0 }));
    session.give(color('c1a'));
    expect(session.state().waiting).toBe(0);
    expect(on.length).toBe(0);
  });

  it('is closed once another device has finished it', async () => {
    const { session } = device({ running: async () => null });
    await session.refresh();
    expect(session.state().closed).toBe('finished');
  });

  it('finishes only after every answer was kept', async () => {
    const cutOff = device({ reply: offline });
    cutOff.session.give(grit);
    expect(await cutOff.session.finish()).toBe(false);
    expect(cutOff.session.state().closed).toBeNull();
    const { session } = device({ on: cutOff.on });
    expect(await session.finish()).toBe(true);
    expect(session.state()).toMatchObject({ closed: 'finished', waiting: 0 });
  });

  it('works where the browser stores nothing, and leaves nothing of an earlier attempt', async () => {
    const on = storage();
    on.setItem('identity-answer/another/c1', '{}');
    device({ on });
    expect(on.length).toBe(0);
    const blocked = answersOnDevice(attemptId, {
      ...storage(),
      setItem: () => {
        throw new Error('blocked');
      },
    });
    blocked.keep({ commandId: 'one', answer: grit });
    expect(blocked.all()).toHaveLength(1);
  });
});
