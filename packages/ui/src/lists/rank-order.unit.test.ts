import { describe, expect, it } from 'vitest';
import { moveBy, moveTo, type TappedPlaces, tap, tappedFirst } from './rank-order.ts';

const order = ['a', 'b', 'c', 'd'];

describe('moving an item', () => {
  it.each([
    ['b', -1, ['b', 'a', 'c', 'd']],
    ['b', 1, ['a', 'c', 'b', 'd']],
    ['a', -1, order],
    ['d', 1, order],
    ['unknown', 1, order],
  ] as const)('%s by %i', (id, step, moved) => {
    expect(moveBy(order, id, step)).toEqual(moved);
  });

  it.each([
    ['a', 3, ['b', 'c', 'd', 'a']],
    ['d', 0, ['d', 'a', 'b', 'c']],
    ['b', 1, order],
  ] as const)('%s to %i', (id, place, moved) => {
    expect(moveTo(order, id, place)).toEqual(moved);
  });
});

describe('tapping in order', () => {
  const tapped = (...ids: readonly string[]) => ids.reduce<TappedPlaces>(tap, [null, null, null]);

  it('gives each item the next place, and the order after the last one', () => {
    expect(tapped('c', 'a')).toEqual(['c', 'a', null]);
    expect(tappedFirst(['a', 'b', 'c'], tapped('c'))).toEqual(['c', 'a', 'b']);
    expect(tappedFirst(['a', 'b', 'c'], tapped('c', 'a', 'b'))).toEqual(['c', 'a', 'b']);
  });

  it('takes the place of an item that is tapped again and gives it to the next one', () => {
    expect(tapped('c', 'a', 'c')).toEqual([null, 'a', null]);
    expect(tapped('c', 'a', 'c', 'b')).toEqual(['b', 'a', null]);
  });
});
