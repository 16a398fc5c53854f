import { visionContent, visionLimits } from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';
import { paragraphCounter } from '../counters.ts';
import { recordEditor } from '../kit/record-editor.tsx';

export const VisionEditor = recordEditor({
  schema: visionContent,
  asked: {
    dreams: {
      label: m.vision_dreams_label,
      hint: m.vision_dreams_hint,
      rows: 6,
      counter: (text) => paragraphCounter(text, visionLimits.dreams),
    },
    plan: {
      label: m.vision_plan_label,
      hint: m.vision_plan_hint,
      optional: true,
      rows: 6,
      counter: (text) => paragraphCounter(text, visionLimits.plan),
    },
  },
});
