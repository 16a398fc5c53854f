import type { Direction } from '../../../drafts/undo/steps.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl or Cmd with Z undoes; with Shift and Z, or Ctrl and Y, redoes. */
export const stepOfKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): Direction | null => {
  if (altKey || ctrlKey === metaKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
};

/** Inputs without text, where the browser has nothing to undo. */
const textless = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** True if the target has its own undo: a text field, where the browser undoes letters, or a dialog. */
export const hasOwnUndo = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role=dialog], [role=alertdialog]')) return true;
  if (target instanceof HTMLInputElement) return !textless.includes(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
};
