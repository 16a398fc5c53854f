import { createClientOnlyFn } from '@tanstack/react-start';
import type { Editor, OpenEditor } from './editor.ts';

let current: Editor | null = null;

/** The editor that this page opened already, for a first render without a gap. On the server there is none. */
export const editorNow = (accountId: string): Editor | null => (current?.accountId === accountId ? current : null);

export const openEditor = createClientOnlyFn(async (opening: OpenEditor): Promise<Editor> => {
  const { openEditor: open } = await import('./editor.client.ts');
  current = await open(opening);
  return current;
});
