import { expect, it, vi } from 'vitest';
import { createNoticePlaces } from './notice-places.ts';

it('a toast is said in the panel that opened last, and on the page once all are closed', () => {
  const places = createNoticePlaces<string>();
  const listener = vi.fn();
  places.subscribe(listener);
  const closeSheet = places.add('sheet');
  const closeQuestion = places.add('question');
  expect(places.current()).toBe('question');
  closeSheet();
  expect(places.current()).toBe('question');
  closeQuestion();
  expect(places.current()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(4);
});
