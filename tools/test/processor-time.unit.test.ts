import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:os';
import { expect, it } from 'vitest';
import { createLedger, createMeter, type ProcessNow, parseStat } from './processor-time.ts';

const process_ = (pid: number, parent: number, own: number, reaped = 0, startedAt = pid): ProcessNow => ({
  pid,
  parent,
  startedAt,
  own,
  reaped,
});

const ROOT = new Set([10]);

it('the meter of processor time reads a line of /proc, whatever the program is called', () => {
  const line = `42 (a ) b (c) S 7 42 42 0 -1 4194560 900 0 0 0 150 50 25 75 20 0 1 0 1234 0 0`;
  expect(parseStat(line)).toEqual({ pid: 42, parent: 7, startedAt: 1234, own: 2, reaped: 1 });
});

it('the meter of processor time adds up a tree, and nothing beside it', () => {
  const ledger = createLedger();
  ledger.look([process_(1, 0, 100), process_(10, 1, 2), process_(12, 11, 4), process_(11, 10, 3)], ROOT);
  expect(ledger.secondsOf(10)).toBe(9);
});

it('the meter of processor time counts a child once that its parent has waited for, with what it took after it was last seen', () => {
  const ledger = createLedger();
  ledger.look([process_(10, 1, 2), process_(11, 10, 3)], ROOT);
  ledger.look([process_(10, 1, 2, 3.5)], ROOT);
  expect(ledger.secondsOf(10)).toBe(5.5);
});

it('the meter of processor time counts a child that was never seen', () => {
  const ledger = createLedger();
  ledger.look([process_(10, 1, 2)], ROOT);
  ledger.look([process_(10, 1, 2, 1)], ROOT);
  expect(ledger.secondsOf(10)).toBe(3);
});

it('the meter of processor time counts a grandchild once when it, its parent and its grandparent have ended', () => {
  const ledger = createLedger();
  ledger.look([process_(10, 1, 1), process_(11, 10, 2), process_(12, 11, 4)], ROOT);
  ledger.look([process_(10, 1, 1), process_(11, 10, 2, 4)], ROOT);
  ledger.look([process_(10, 1, 1, 6)], ROOT);
  ledger.look([], ROOT);
  expect(ledger.secondsOf(10)).toBe(7);
});

it('the meter of processor time counts a tree once that ends between two looks', () => {
  const ledger = createLedger();
  ledger.look([process_(10, 1, 1), process_(11, 10, 2), process_(12, 11, 4)], ROOT);
  ledger.look([process_(10, 1, 1, 6)], ROOT);
  expect(ledger.secondsOf(10)).toBe(7);
});

it('the meter of processor time counts a process that lost its parent, and that nobody waited for', () => {
  const ledger = createLedger();
  ledger.look([process_(10, 1, 1), process_(11, 10, 2), process_(12, 11, 4)], ROOT);
  ledger.look([process_(10, 1, 1), process_(12, 1, 5)], ROOT);
  ledger.look([process_(10, 1, 1)], ROOT);
  expect(ledger.secondsOf(10)).toBe(8);
});

it('the meter of processor time takes a process with the number of one that has ended for another', () => {
  const ledger = createLedger();
  ledger.look([process_(10, 1, 1), process_(11, 10, 2, 0, 1)], ROOT);
  ledger.look([process_(10, 1, 1), process_(11, 10, 3, 0, 2)], ROOT);
  expect(ledger.secondsOf(10)).toBe(6);
});

it.runIf(platform() === 'linux')(
  'the meter of processor time measures a program, and one that it runs, as Node does',
  async () => {
    const work = `const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);`;
    const both = `${work} require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(work)}]); process.send('done'); setInterval(() => {}, 1000)`;
    const child = spawn(process.execPath, ['-e', both], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const end = createMeter().measure(child.pid ?? 0);
    await once(child, 'message');
    expect(end()).toBeGreaterThanOrEqual(0.55);
    child.kill('SIGKILL');
  },
);
