import { mottoContent, mottoLimits } from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';
import { lateCounter } from '../counters.ts';
import { recordEditor } from '../kit/record-editor.tsx';
import { MottoCard } from './motto-card.tsx';

export const MottoEditor = recordEditor({
  schema: mottoContent,
  Above: MottoCard,
  asked: {
    motto: {
      label: m.motto_motto_label,
      hint: m.motto_motto_hint,
      counter: (text) => lateCounter(text, mottoLimits.motto.max),
      input: { enterKeyHint: 'next' },
    },
    explanation: {
      label: m.motto_explanation_label,
      hint: m.motto_explanation_hint,
      optional: true,
      rows: 6,
      counter: (text) => lateCounter(text, mottoLimits.explanation),
    },
  },
});
