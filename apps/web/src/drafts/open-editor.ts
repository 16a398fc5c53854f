import { createClientOnlyFn } from '@tanstack/react-start';
import { openEditor as open } from './editor.client.ts';
import type { Editor, OpenEditor } from './editor.ts';

let current: Editor | null = null;

/** The editor that this page opened already, for a first render without a gap. On the server there is none. */
export const editorNow = (athleteId: string): Editor | null => (current?.athleteId === athleteId ? current : null);

/** Comes with the page and not after it: a connection lost in between would leave the fields without a place to keep words. */
export const openEditor = createClientOnlyFn(async (opening: OpenEditor): Promise<Editor> => {
  current = await open(opening);
  return current;
});
