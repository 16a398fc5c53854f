const editor = /\/app\/portfolio\/edit(?:\/|$)/;

/** True unless both addresses show the same page, or the target is a page of the editor and its code is loaded. */
export const needsNetwork = (from: string, to: string, isEditorHere: boolean): boolean =>
  from !== to && !(isEditorHere && editor.test(to));
