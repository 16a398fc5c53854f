import { expect, it, vi } from 'vitest';
import { currentConnection } from '../browser/connection.ts';
import { orFromDevice as onEitherSide } from './from-device.ts';

const named = (name: string, rest: object) => Object.assign(new Error('Failed'), { name, ...rest });
const unreachable = (): Promise<string> =>
  Promise.reject(named('TRPCClientError', { cause: new TypeError('Failed to fetch') }));
const refused = (): Promise<string> => Promise.reject(named('TRPCClientError', { data: { httpStatus: 403 } }));
const never = () => new Promise<string>(() => {});

const orFromDevice = (asked: Promise<string>, recall: () => Promise<string | null>, patience = 1000) =>
  onEitherSide(asked, recall, { patience, isServer: false });

it('the server’s answer counts while it can be reached', async () => {
  const recall = vi.fn(async () => 'device');
  expect(await orFromDevice(Promise.resolve('server'), recall)).toBe('server');
  await expect(orFromDevice(refused(), recall)).rejects.toThrow('Failed');
  expect(recall).not.toHaveBeenCalled();
  expect(currentConnection().isLost).toBe(false);
});

it('the device answers when the server cannot be reached, or takes too long', async () => {
  expect(await orFromDevice(unreachable(), async () => 'device')).toBe('device');
  expect(currentConnection().isLost).toBe(true);
  expect(await orFromDevice(Promise.resolve('server'), async () => 'device')).toBe('server');
  expect(currentConnection().isLost).toBe(false);
  expect(await orFromDevice(never(), async () => 'device', 0)).toBe('device');
});

it('where the device knows nothing, the failure is the server’s, and a late answer is waited for', async () => {
  await expect(orFromDevice(unreachable(), async () => null)).rejects.toThrow('Failed');
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = orFromDevice(promise, async () => null, 0);
  resolve('late');
  expect(await asked).toBe('late');
});

it('nothing stands in for an answer on the server itself', async () => {
  await expect(onEitherSide(unreachable(), async () => 'device', { isServer: true })).rejects.toThrow('Failed');
});
