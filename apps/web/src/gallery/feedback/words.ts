import type { Words } from '../exhibit.ts';

interface FeedbackWords {
  readonly portfolio: string;
  readonly amount: (done: number, all: number) => string;
  readonly of: (all: number) => string;
}

export const words = {
  en: {
    portfolio: 'Your portfolio',
    amount: (done, all) => `${done} of ${all}`,
    of: (all) => `of ${all}`,
  },
  'fr-ca': {
    portfolio: 'Ton portfolio',
    amount: (done, all) => `${done} sur ${all}`,
    of: (all) => `sur ${all}`,
  },
} satisfies Words<FeedbackWords>;
