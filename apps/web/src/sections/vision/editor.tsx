import { visionContent, visionLimits } from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';
import { lateCounter } from '../counters.ts';
import { recordEditor } from '../kit/record-editor.tsx';
import { VisionCard } from './vision-card.tsx';

export const VisionEditor = recordEditor({
  schema: visionContent,
  Below: VisionCard,
  asked: {
    dreams: {
      label: m.vision_dreams_label,
      hint: m.vision_dreams_hint,
      rows: 6,
      counter: (text) => lateCounter(text, visionLimits.dreams),
    },
    plan: {
      label: m.vision_plan_label,
      hint: m.vision_plan_hint,
      optional: true,
      rows: 6,
      counter: (text) => lateCounter(text, visionLimits.plan),
    },
  },
});
