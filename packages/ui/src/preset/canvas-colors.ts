/** The background of each theme, also for the browser's own bars around the page. */
export const canvasColors = { dark: '#12100d', light: '#faf7f1' } as const;
