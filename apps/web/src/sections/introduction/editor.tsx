import { introductionContent, introductionLimits } from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';
import { characterCounter, lateCounter, wordCounter } from '../counters.ts';
import { recordEditor } from '../kit/record-editor.tsx';
import { GreetingCard } from './greeting-card.tsx';

const greetingCounter = (text: string) => characterCounter(text, introductionLimits.greetingsLine);
const next = { enterKeyHint: 'next' } as const;

export const IntroductionEditor = recordEditor({
  schema: introductionContent,
  Above: GreetingCard,
  asked: {
    greetingsLine1: {
      label: m.introduction_greetings_line1_label,
      hint: m.introduction_greetings_line1_hint,
      counter: greetingCounter,
      input: next,
    },
    greetingsLine2: {
      label: m.introduction_greetings_line2_label,
      hint: m.introduction_greetings_line2_hint,
      optional: true,
      counter: greetingCounter,
      input: next,
    },
    shortDesc: {
      label: m.introduction_short_desc_label,
      hint: () => m.introduction_short_desc_hint({ max: introductionLimits.shortDescWords }),
      optional: true,
      rows: 2,
      wraps: true,
      counter: (text) => wordCounter(text, introductionLimits.shortDescWords),
    },
    intro: {
      label: m.introduction_intro_label,
      hint: m.introduction_intro_hint,
      rows: 8,
      counter: (text) => lateCounter(text, introductionLimits.intro),
    },
  },
});
