import type { Color, ColorLevel, LearningStyle, Mask } from '@palmares/domain/identity';

/** A mask under pressure: what others notice, what the athlete can do, and what a coach can do. */
export interface PressureState {
  readonly signs: readonly string[];
  /** To the athlete. */
  readonly advice: readonly string[];
  /** To the coach. */
  readonly coaching: readonly string[];
}

export interface MaskExplanation {
  /** Three words or short phrases, the most typical first. */
  readonly traits: readonly [string, string, string];
  /** One sentence for the result's heading. */
  readonly summary: string;
  /** Two short paragraphs to the athlete. */
  readonly overview: readonly [string, string];
  readonly characteristics: readonly string[];
  readonly qualities: readonly string[];
  readonly drawbacks: readonly string[];
  /** To the coach. */
  readonly howToMotivate: readonly string[];
  /** To the coach and the team. */
  readonly howToInteract: readonly string[];
  /** When pressure is more than the athlete can take. */
  readonly overwhelmed: PressureState;
  /** When the mask's own strength goes too far. */
  readonly carriedAway: PressureState;
}

export interface ColorExplanation {
  /** One sentence on the meaning of the color. */
  readonly summary: string;
  readonly overview: readonly [string, string];
  /** One paragraph each for a small, a medium and a large share of the choices. */
  readonly levels: Readonly<Record<ColorLevel, string>>;
  /** To the coach. */
  readonly coaching: readonly string[];
}

export interface LearningStyleExplanation {
  readonly summary: string;
  readonly overview: readonly [string, string];
  /** Advice for training. */
  readonly inTraining: readonly string[];
  /** Advice for class and homework. */
  readonly inClass: readonly string[];
  /** To the coach. */
  readonly coaching: readonly string[];
}

export interface GritExplanation {
  readonly summary: string;
  readonly overview: readonly [string, string];
  readonly ratings: Readonly<Record<1 | 2 | 3 | 4 | 5, string>>;
  /** To the coach, one line for each rating. */
  readonly howToCoach: Readonly<Record<1 | 2 | 3 | 4 | 5, string>>;
  /** Advice to the athlete on building grit. */
  readonly build: readonly string[];
  /** To the coach. */
  readonly coaching: readonly string[];
}

/** One part of the test in general: what it looks at, how the score is made, and what the score is not. */
export interface PartExplanation {
  readonly about: string;
  readonly rule: string;
  readonly limits: string;
}

/** Explanations of the Identity results, in one language. */
export interface IdentityExplanations {
  readonly parts: Readonly<Record<'masks' | 'colors' | 'learningStyles' | 'grit', PartExplanation>>;
  readonly masks: Readonly<Record<Mask, MaskExplanation>>;
  readonly colors: Readonly<Record<Color, ColorExplanation>>;
  readonly learningStyles: Readonly<Record<LearningStyle, LearningStyleExplanation>>;
  readonly grit: GritExplanation;
}
