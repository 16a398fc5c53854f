/** What one pause of typing changed in a section: the rows, and their content to go back to. */
export interface Step {
  readonly id: string;
  readonly section: string;
  readonly rows: readonly string[];
  /** As much of the section's draft as `withRows` of the domain needs. */
  readonly content: unknown;
}

export type Direction = 'undo' | 'redo';

/** An athlete's steps on this device, oldest first. */
export interface Steps {
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  /** By section, the stamp of the draft up to which its words are in steps. */
  readonly noted: Readonly<Record<string, number>>;
}

export const MAX_STEPS = 50;

export const noSteps: Steps = { undo: [], redo: [], noted: {} };

const opposite = { undo: 'redo', redo: 'undo' } as const;

const newest = (steps: readonly Step[]): readonly Step[] => steps.slice(-MAX_STEPS);

interface Edit {
  readonly section: string;
  readonly stamp: number;
  /** Null if what was typed was taken back by typing. */
  readonly step: Step | null;
  /** The step whose place it takes, because typing has gone on since. */
  readonly instead?: string | undefined;
}

/** A new edit, after which nothing can be redone. Another tab of this device may have noted it already. */
export const withEdit = (steps: Steps, { section, stamp, step, instead }: Edit): Steps => {
  if ((steps.noted[section] ?? 0) >= stamp) return steps;
  const noted = { ...steps.noted, [section]: stamp };
  const undo = steps.undo.filter(({ id }) => id !== instead);
  return step ? { undo: newest([...undo, step]), redo: [], noted } : { ...steps, undo, noted };
};

interface Taken {
  readonly direction: Direction;
  readonly step: Step;
  /** How to return from it; null if it changed nothing. */
  readonly back: Step | null;
  readonly stamp: number;
}

/** A step was taken: it leaves its list, and the way back joins the other one. */
export const withTaken = (steps: Steps, { direction, step, back, stamp }: Taken): Steps => {
  const other = opposite[direction];
  return {
    ...steps,
    [direction]: steps[direction].filter(({ id }) => id !== step.id),
    [other]: back ? newest([...steps[other], back]) : steps[other],
    noted: { ...steps.noted, [step.section]: stamp },
  };
};
