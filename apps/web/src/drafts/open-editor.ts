import { createClientOnlyFn } from '@tanstack/react-start';
import { closeEditor as close, openEditor as open } from './editor.client.ts';
import type { Editor, OpenEditor } from './editor.ts';

let current: Editor | null = null;

/** The editor already open on this page, so that the first render needs no placeholder. Null on the server. */
export const editorNow = (athleteId: string): Editor | null => (current?.athleteId === athleteId ? current : null);

/**
 * Imported with the page rather than on demand: if the connection drops in between, the fields would have nowhere to
 * store what is typed.
 */
export const openEditor = createClientOnlyFn(async (opening: OpenEditor): Promise<Editor> => {
  current = await open(opening);
  return current;
});

/** Call it on logging out: the page stops storing and sending. */
export const closeEditor = createClientOnlyFn((): void => {
  current = null;
  close();
});
