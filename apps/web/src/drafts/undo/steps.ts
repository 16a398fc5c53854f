/** An undoable change of one section, ended by a pause in typing: the changed rows, and their content to return to. */
export interface Step {
  readonly id: string;
  readonly section: string;
  readonly rows: readonly string[];
  /** The part of the section's draft that the domain's `withRows` needs. */
  readonly content: unknown;
}

export type Direction = 'undo' | 'redo';

/** An athlete's steps on this device, oldest first. */
export interface Steps {
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  /** By section, the stamp of the newest draft whose words are in steps. */
  readonly noted: Readonly<Record<string, number>>;
}

export const MAX_STEPS = 50;

export const noSteps: Steps = { undo: [], redo: [], noted: {} };

const opposite = { undo: 'redo', redo: 'undo' } as const;

const newest = (steps: readonly Step[]): readonly Step[] => steps.slice(-MAX_STEPS);

interface Edit {
  readonly section: string;
  readonly stamp: number;
  /** Null if the athlete typed the change away again. */
  readonly step: Step | null;
  /** Id of the step that it replaces, because typing has continued since. */
  readonly instead?: string | undefined;
}

/** Adds an edit, after which nothing can be redone. Does nothing if another tab of this device has noted it already. */
export const withEdit = (steps: Steps, { section, stamp, step, instead }: Edit): Steps => {
  if ((steps.noted[section] ?? 0) >= stamp) return steps;
  const noted = { ...steps.noted, [section]: stamp };
  const undo = steps.undo.filter(({ id }) => id !== instead);
  return step ? { undo: newest([...undo, step]), redo: [], noted } : { ...steps, undo, noted };
};

interface Taken {
  readonly direction: Direction;
  readonly step: Step;
  /** The step that reverts it; null if it changed nothing. */
  readonly back: Step | null;
  readonly stamp: number;
}

/** Moves a taken step out of its list, and adds the way back to the other one. */
export const withTaken = (steps: Steps, { direction, step, back, stamp }: Taken): Steps => {
  const other = opposite[direction];
  return {
    ...steps,
    [direction]: steps[direction].filter(({ id }) => id !== step.id),
    [other]: back ? newest([...steps[other], back]) : steps[other],
    noted: { ...steps.noted, [step.section]: stamp },
  };
};
