const editor = /\/app\/portfolio\/edit(?:\/|$)/;

/** True unless both addresses show the same page, or a page of the editor is asked for and its code is here. */
export const needsNetwork = (from: string, to: string, isEditorHere: boolean): boolean =>
  from !== to && !(isEditorHere && editor.test(to));
