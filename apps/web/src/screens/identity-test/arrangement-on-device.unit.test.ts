import { beforeEach, expect, it, vi } from 'vitest';
import { forgetArrangements, recallArrangement, rememberArrangement } from './arrangement-on-device.ts';

/** Keys are its own properties, as in a browser. */
class FakeStorage {
  getItem(key: string): string | null {
    const stored: unknown = Reflect.get(this, key);
    return typeof stored === 'string' ? stored : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => void vi.stubGlobal('window', { sessionStorage: new FakeStorage() }));

const arranged = { order: ['s2', 's1'], placed: 1 };
const inAttempt = (attemptId: string) => ({ attemptId, item: 'm1' });

it('an arrangement belongs to its attempt: another one begins without it', () => {
  rememberArrangement(inAttempt('first'), arranged);
  expect(recallArrangement(inAttempt('first'))).toEqual(arranged);
  expect(recallArrangement(inAttempt('second'))).toBeNull();
});

it('no arrangement is left on the device once the attempt is closed', () => {
  rememberArrangement(inAttempt('first'), arranged);
  window.sessionStorage.setItem('another', 'value');
  forgetArrangements();
  expect(Object.keys(window.sessionStorage)).toEqual(['another']);
});
