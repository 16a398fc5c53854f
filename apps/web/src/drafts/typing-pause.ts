/** Long enough not to cut a word in two, short enough that the athlete looks up and finds it saved. */
export const TYPING_PAUSE_MS = 700;
