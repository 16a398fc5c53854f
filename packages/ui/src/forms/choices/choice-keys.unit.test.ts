import { describe, expect, it } from 'vitest';
import { meaningOf } from './choice-keys.ts';

describe('a key in a group of four choices', () => {
  it.each([
    ['1', 0],
    ['4', 3],
  ])('%s chooses, wherever the focus is', (key, place) => {
    expect(meaningOf(key, 2, 4)).toEqual({ choose: place });
    expect(meaningOf(key, -1, 4)).toEqual({ choose: place });
  });

  it.each([
    ['ArrowDown', 3, 0],
    ['ArrowRight', 0, 1],
    ['ArrowUp', 0, 3],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 3],
  ])('%s at %i moves the focus to %i', (key, at, place) => {
    expect(meaningOf(key, at, 4)).toEqual({ focus: place });
  });

  it.each(['0', '5', '9', 'a', 'F1', '12', '', 'Enter'])('%s does nothing', (key) => {
    expect(meaningOf(key, 1, 4)).toBeNull();
  });

  it('leaves the arrows to the page while no choice has the focus', () => {
    expect(meaningOf('ArrowDown', -1, 4)).toBeNull();
  });
});
