/** Traits that the test distinguishes, in the order that settles a tie. Events and results hold these ids. */
export const masks = ['soldier', 'maven', 'engineer', 'captain', 'player', 'strategist', 'driven'] as const;
export type Mask = (typeof masks)[number];

export const colors = ['red', 'blue', 'green', 'yellow'] as const;
export type Color = (typeof colors)[number];

export const learningStyles = ['auditory', 'visual', 'innerDialog', 'kinesthetic'] as const;
export type LearningStyle = (typeof learningStyles)[number];
