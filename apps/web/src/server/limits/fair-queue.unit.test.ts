import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue, type QueuedCall, type QueueLimits } from './fair-queue.ts';

type Line = QueuedCall['line'];

/** A queue whose calls say what became of them. */
const queueOf = (limits: QueueLimits) => {
  const queue = new FairQueue(limits);
  const begun: QueuedCall[] = [];
  const refused: QueuedCall[] = [];
  const join = (...line: Line): QueuedCall => {
    const call: QueuedCall = { line, begin: () => begun.push(call), refuse: () => refused.push(call) };
    queue.join(call);
    return call;
  };
  return { queue, begun, refused, join };
};

const joinOften = (count: number, join: () => QueuedCall) => Array.from({ length: count }, join);

describe('a network that floods', () => {
  const limits = { running: 3, runningOfNetwork: 1, waiting: 10 };

  it('leaves places to others, and another network waits for none of its calls', () => {
    const { join, begun } = queueOf(limits);
    const [first] = joinOften(50, () => join('flood', 'a'));
    const honest = join('school', 'b');
    expect(begun).toEqual([first, honest]);
  });

  it('refuses its own newest call to make room for another network', () => {
    const { join, refused } = queueOf({ ...limits, running: 1 });
    const flood = joinOften(11, () => join('flood', 'a'));
    expect(refused).toEqual([]);
    join('school', 'b');
    expect(refused).toEqual([flood.at(-1)]);
    const next = join('flood', 'a');
    expect(refused).toEqual([flood.at(-1), next]);
  });

  it('refuses the longest line within a network first', () => {
    const { queue, join, begun, refused } = queueOf({ ...limits, running: 1 });
    const guesses = joinOften(11, () => join('school', 'visitor', 'guessed@example.com'));
    const other = join('school', 'visitor', 'maya@example.com');
    const athlete = join('school', 'logged in', 'an athlete');
    expect(refused).toEqual([guesses.at(-1), guesses.at(-2)]);
    for (let done = 0; done < 3; done += 1) queue.done(begun[done] ?? other);
    expect(begun).toEqual([guesses[0], guesses[1], athlete, other]);
  });
});

it('a call that leaves gives its place in the queue to the next, and never begins', () => {
  const { queue, join, begun, refused } = queueOf({ running: 1, runningOfNetwork: 1, waiting: 2 });
  const running = join('a');
  const left = join('b');
  join('c');
  queue.leave(left);
  queue.leave(left);
  const last = join('d');
  expect(refused).toEqual([]);
  queue.done(running);
  expect(begun.map(({ line: [network] }) => network)).toEqual(['a', 'c']);
  queue.leave(last);
  expect(queue.isFullFor('e')).toBe(false);
});

const networks = ['a', 'b', 'c', 'd', 'e', 'f'];
const accounts = ['x', 'y'];
const limits = { running: 3, runningOfNetwork: 2, waiting: 5 };

const isOf =
  (...line: readonly string[]) =>
  (call: QueuedCall): boolean =>
    line.every((key, at) => call.line[at] === key);

const without = (calls: readonly QueuedCall[], call: QueuedCall): readonly QueuedCall[] => {
  expect(calls).toContain(call);
  return calls.filter((other) => other !== call);
};

/** A queue with a record of its waiting and running calls, which checks each call that begins or is refused. */
const checkedQueue = () => {
  const { queue, begun, refused, join } = queueOf(limits);
  let waiting: readonly QueuedCall[] = [];
  let running: readonly QueuedCall[] = [];
  /** For each waiting network: the networks that began since it could have begun. */
  const overtaken = new Map<string, Set<string>>();

  const couldBegin = (network: string): boolean =>
    waiting.some(isOf(network)) &&
    running.length < limits.running &&
    running.filter(isOf(network)).length < limits.runningOfNetwork;

  const noteBegun = (call: QueuedCall): void => {
    const [network] = call.line;
    for (const other of networks.filter((other) => other !== network && couldBegin(other))) {
      const by = overtaken.get(other) ?? new Set();
      expect(by).not.toContain(network);
      overtaken.set(other, by.add(network));
    }
    overtaken.delete(network);
    waiting = without(waiting, call);
    running = [...running, call];
    expect(running.length).toBeLessThanOrEqual(limits.running);
    expect(running.filter(isOf(network)).length).toBeLessThanOrEqual(limits.runningOfNetwork);
  };

  const noteRefused = (call: QueuedCall): void => {
    const [network] = call.line;
    const lengthOf = (...line: readonly string[]) => waiting.filter(isOf(...line)).length;
    for (const other of networks) expect(lengthOf(other)).toBeLessThanOrEqual(lengthOf(network));
    const newcomer = waiting.at(-1);
    if (newcomer && newcomer !== call) {
      const levels = newcomer.line[0] === network ? 2 : 1;
      expect(lengthOf(...call.line.slice(0, levels))).toBeGreaterThan(lengthOf(...newcomer.line.slice(0, levels)));
    }
    waiting = without(waiting, call);
  };

  const follow = (act: () => void): readonly QueuedCall[] => {
    const [begunBefore, refusedBefore] = [begun.length, refused.length];
    act();
    begun.slice(begunBefore).forEach(noteBegun);
    refused.slice(refusedBefore).forEach(noteRefused);
    for (const network of networks) if (!waiting.some(isOf(network))) overtaken.delete(network);
    expect(waiting.length).toBeLessThanOrEqual(limits.waiting);
    expect(networks.filter(couldBegin)).toEqual([]);
    return refused.slice(refusedBefore);
  };

  return {
    join: (network: string, account: string): void => {
      const isFull = queue.isFullFor(network);
      const gone = follow(() => {
        waiting = [...waiting, join(network, account)];
      });
      expect(gone.some(isOf(network))).toBe(isFull);
    },
    end: (at: number): void => {
      const call = running[at % running.length];
      if (call)
        follow(() => {
          running = without(running, call);
          queue.done(call);
        });
    },
    leave: (at: number): void => {
      const call = waiting[at % waiting.length];
      if (call)
        follow(() => {
          waiting = without(waiting, call);
          queue.leave(call);
        });
    },
    inside: () => [...waiting, ...running],
  };
};

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ join: fc.tuple(fc.constantFrom(...networks), fc.constantFrom(...accounts)) }) },
  { weight: 2, arbitrary: fc.record({ end: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ leave: fc.nat() }) },
);

it('networks take turns, none is refused while another has more waiting, and no call is lost, whatever comes and goes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100, size: 'max' }), (steps) => {
      const queue = checkedQueue();
      for (const what of steps) {
        if ('join' in what) queue.join(...what.join);
        else if ('end' in what) queue.end(what.end);
        else queue.leave(what.leave);
      }
      while (queue.inside().length > 0) queue.end(0);
    }),
  );
});
