/** The background of each theme, also used for the browser's own bars. */
export const canvasColors = { dark: '#12100d', light: '#faf7f1' } as const;
