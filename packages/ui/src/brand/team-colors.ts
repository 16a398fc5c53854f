/** The colors that a jersey can have. Each has a pair of tokens, `team.<name>.solid` and `team.<name>.fg`. */
export const teamColors = ['red', 'orange', 'gold', 'green', 'blue', 'purple'] as const;
export type TeamColor = (typeof teamColors)[number];
