import type { IntroductionEvent } from './events.ts';
import type { Introduction } from './fields.ts';

export const evolveIntroduction = (_before: Introduction, { data }: IntroductionEvent): Introduction => data;
