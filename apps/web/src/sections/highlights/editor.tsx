import { highlightsContent, highlightsLimits } from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';
import { lateCounter } from '../counters.ts';
import type { TextAsked } from '../kit/asked.ts';
import { recordEditor } from '../kit/record-editor.tsx';
import { ImportVideos } from './import-videos.tsx';
import { FirstPreview, SecondPreview } from './video-preview.tsx';

const link: Pick<TextAsked, 'optional' | 'input'> = {
  optional: true,
  input: { type: 'url', inputMode: 'url', enterKeyHint: 'next' },
};
const title: Pick<TextAsked, 'optional' | 'counter' | 'input'> = {
  optional: true,
  counter: (text) => lateCounter(text, highlightsLimits.title.max),
  input: { enterKeyHint: 'next' },
};

export const HighlightsEditor = recordEditor({
  schema: highlightsContent,
  asked: {
    firstVideo: {
      ...link,
      label: m.highlights_first_video_label,
      hint: m.highlights_first_video_hint,
      optional: false,
    },
    firstTitle: {
      ...title,
      after: 'firstVideo',
      label: m.highlights_first_title_label,
      hint: m.highlights_first_title_hint,
    },
    secondVideo: { ...link, label: m.highlights_second_video_label, hint: m.highlights_second_video_hint },
    secondTitle: {
      ...title,
      after: 'secondVideo',
      label: m.highlights_second_title_label,
      hint: m.highlights_second_title_hint,
    },
    channel: { ...link, label: m.highlights_channel_label, hint: m.highlights_channel_hint },
  },
  under: { firstVideo: FirstPreview, secondVideo: SecondPreview },
  titled: { title: m.highlights_import_title, lead: m.highlights_import_lead, names: ['channel'] },
  Below: ImportVideos,
});
