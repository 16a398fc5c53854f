import { describe, expect, it } from 'vitest';
import { createSortableList, type GrabEvent } from './sortable-list.ts';

const press = { type: 'pointerdown' };

describe('a sortable list', () => {
  it('keeps a press for the code that sorts, once and for its own item', () => {
    const list = createSortableList();
    list.grab('a', press);
    expect(list.takeEarlyGrab('b')).toBeNull();
    expect(list.takeEarlyGrab('a')).toBe(press);
    expect(list.takeEarlyGrab('a')).toBeNull();
  });

  it('forgets a press that ended before the code was there', () => {
    const list = createSortableList();
    list.grab('a', press);
    list.letGo();
    expect(list.takeEarlyGrab('a')).toBeNull();
  });

  it('hands a press to the code that is there', () => {
    const list = createSortableList();
    const grabbed: GrabEvent[] = [];
    list.move('a', { isDragging: false, style: undefined, grab: (event) => grabbed.push(event) });
    list.grab('a', press);
    expect(grabbed).toEqual([press]);
    expect(list.takeEarlyGrab('a')).toBeNull();
    list.move('a', null);
    list.grab('a', press);
    expect(grabbed).toHaveLength(1);
  });

  it('tells who follows it of each change', () => {
    const list = createSortableList();
    let changes = 0;
    const stop = list.subscribe(() => {
      changes += 1;
    });
    list.place('a', { item: null });
    list.move('a', null);
    stop();
    list.move('a', null);
    expect(changes).toBe(2);
  });
});
