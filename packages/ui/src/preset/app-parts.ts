/**
 * Parts that only the app's own pages and the gallery show, by the class name of their recipe. Their styles are a sheet of
 * their own (`app.css`), which the pages that a stranger opens do not load.
 */
export const appParts: readonly string[] = [
  'answer-tiles',
  'avatar',
  'checklist',
  'combobox',
  'file-drop',
  'file-row',
  'grit-meter',
  'image-cropper',
  'menu',
  'number-input',
  'popover',
  'progress-ring',
  'radar-chart',
  'rank-list',
  'result-hero',
  'scale',
  'search-field',
  'segmented-control',
  'settings-row',
  'stacked-share',
  'swatches',
  'switch',
  'tabs',
  'test-progress',
  'timer',
];

/** The same for texts: their recipes, and the sheet (`reading.css`) that pages with a long text load. */
export const readingParts: readonly string[] = ['prose'];
