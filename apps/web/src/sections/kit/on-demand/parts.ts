export const loadAskedFields = () => import('../asked-fields.tsx').then(({ AskedFields }) => AskedFields);
export const loadRowMenu = () => import('./row-menu.tsx').then(({ RowMenu }) => RowMenu);
export const loadItemSheet = () => import('./item-sheet.tsx').then(({ ItemSheet }) => ItemSheet);
export const loadSorting = () => import('./sorting.ts').then(({ Sorting }) => Sorting);
export const loadQuestion = () => import('./question.ts').then(({ Question }) => Question);

/** Loads everything that a list may open, ahead of the press. */
export const loadListParts = async (): Promise<void> => {
  await Promise.all([loadAskedFields(), loadRowMenu(), loadItemSheet(), loadSorting(), loadQuestion()]);
};

/** Calls `loadListParts` and ignores a failure, because the press loads again. */
export const preloadListParts = (): void => void loadListParts().catch(() => undefined);
