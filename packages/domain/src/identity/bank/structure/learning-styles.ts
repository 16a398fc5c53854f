import type { TaggedItems } from '../../bank-shape.ts';
import type { LearningStyle } from '../../traits.ts';

export const learningStyleItems = {
  l1: { a: 'auditory', b: 'innerDialog', c: 'visual', d: 'kinesthetic' },
  l2: { a: 'kinesthetic', b: 'visual', c: 'auditory', d: 'innerDialog' },
  l3: { a: 'innerDialog', b: 'auditory', c: 'kinesthetic', d: 'visual' },
  l4: { a: 'visual', b: 'kinesthetic', c: 'innerDialog', d: 'auditory' },
  l5: { a: 'auditory', b: 'innerDialog', c: 'visual', d: 'kinesthetic' },
  l6: { a: 'kinesthetic', b: 'visual', c: 'innerDialog', d: 'auditory' },
  l7: { a: 'visual', b: 'auditory', c: 'kinesthetic', d: 'innerDialog' },
  l16: { a: 'innerDialog', b: 'kinesthetic', c: 'auditory', d: 'visual' },
  l9: { a: 'visual', b: 'kinesthetic', c: 'innerDialog', d: 'auditory' },
  l10: { a: 'innerDialog', b: 'auditory', c: 'visual', d: 'kinesthetic' },
  l11: { a: 'auditory', b: 'visual', c: 'kinesthetic', d: 'innerDialog' },
  l12: { a: 'kinesthetic', b: 'innerDialog', c: 'auditory', d: 'visual' },
  l13: { a: 'kinesthetic', b: 'innerDialog', c: 'visual', d: 'auditory' },
  l14: { a: 'visual', b: 'auditory', c: 'innerDialog', d: 'kinesthetic' },
  l15: { a: 'innerDialog', b: 'kinesthetic', c: 'auditory', d: 'visual' },
} as const satisfies TaggedItems<LearningStyle>;
