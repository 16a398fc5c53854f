/**
 * Class names of the recipes that only the app's own pages and the gallery use. Their styles are in a separate sheet
 * (`app.css`), which public pages do not load.
 */
export const appParts: readonly string[] = [
  'answer-tiles',
  'badge',
  'checklist',
  'chip',
  'combobox',
  'copy-field',
  'data-table',
  'day-line',
  'empty-state',
  'file-drop',
  'file-row',
  'grit-meter',
  'image-cropper',
  'menu',
  'number-input',
  'progress-bar',
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

/** Class names of the recipes of long texts. Their sheet (`reading.css`) loads only on pages with such a text. */
export const readingParts: readonly string[] = ['prose'];
