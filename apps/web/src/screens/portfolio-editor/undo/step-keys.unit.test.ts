import { describe, expect, it } from 'vitest';
import { stepOfKey } from './step-keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the keys of undo and redo', () => {
  it.each([
    ['Ctrl + Z', { key: 'z', ctrlKey: true }, 'undo'],
    ['Cmd + Z', { key: 'z', metaKey: true }, 'undo'],
    ['Ctrl + Shift + Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    ['Cmd + Shift + Z', { key: 'z', metaKey: true, shiftKey: true }, 'redo'],
    ['Ctrl + Y', { key: 'y', ctrlKey: true }, 'redo'],
  ])('%s is one of them', (_, keys, direction) => {
    expect(stepOfKey({ ...none, ...keys })).toBe(direction);
  });

  it.each([
    ['Z alone', { key: 'z' }],
    ['Ctrl + Alt + Z', { key: 'z', ctrlKey: true, altKey: true }],
    ['Ctrl + Cmd + Z', { key: 'z', ctrlKey: true, metaKey: true }],
    ['Cmd + Y, which opens the history of a browser', { key: 'y', metaKey: true }],
    ['Ctrl + X', { key: 'x', ctrlKey: true }],
  ])('%s is not', (_, keys) => {
    expect(stepOfKey({ ...none, ...keys })).toBeNull();
  });
});
