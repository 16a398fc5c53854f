const editor = /\/app\/portfolio\/edit(?:\/|$)/;

/** True unless both addresses show the same page, or are pages of the open editor whose code is here. */
export const needsNetwork = (from: string, to: string, isEditorLoaded: boolean): boolean =>
  from !== to && !(isEditorLoaded && editor.test(from) && editor.test(to));
