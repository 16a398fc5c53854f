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

/**
 * Files of the web app, as globs within its `src`, that only the same pages use. Their utilities are in `app.css`, which
 * repeats some of the common sheet, because the order of two utilities decides between them.
 */
export const appFiles: readonly string[] = [
  'gallery/**/*.ts*',
  'screens/{account,athlete-plan,dashboard,email-gate,history,portfolio-editor,preview,share}/**/*.ts*',
  'screens/identity-{coaching,results,test}/**/*.ts*',
  'sections/kit/**/*.ts*',
  'sections/*/{editor,*-field,*-fields,*-form,*-part,*-choices,*-row,*-select,*-input}.tsx',
  'sections/{introduction,motto}/*-card.tsx',
  'sections/highlights/{import-videos,listed-videos,video-preview}.tsx',
  'sections/profile-picture/**/*.ts*',
];

/** Class names of the recipes of long texts. Their sheet (`reading.css`) loads only on pages with such a text. */
export const readingParts: readonly string[] = ['prose'];
