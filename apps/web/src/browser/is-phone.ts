/** True if the window is narrower than the design's `md`. Ask when something is pressed, not while rendering. */
export const isPhone = (): boolean => !matchMedia('(min-width: 48rem)').matches;
