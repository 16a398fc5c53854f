import { z } from 'zod/mini';
import { issue } from '../../kernel/field-errors.ts';
import { optionalLink } from '../../kernel/link.ts';
import { line } from '../../kernel/text.ts';

/** A title may be as long as one on YouTube, so that an imported one fits. */
export const highlightsLimits = { title: { min: 2, max: 100 } } as const;

const title = line(highlightsLimits.title);

export const videoTitle = title;

const fields = z.object({
  firstVideo: optionalLink,
  firstTitle: title,
  secondVideo: optionalLink,
  secondTitle: title,
  channel: optionalLink,
});

export type Highlights = z.infer<typeof fields>;

export const emptyHighlights = (): Highlights => ({
  firstVideo: '',
  firstTitle: '',
  secondVideo: '',
  secondTitle: '',
  channel: '',
});

export const videoPlaces = [
  { link: 'firstVideo', title: 'firstTitle' },
  { link: 'secondVideo', title: 'secondTitle' },
] as const;

/** A title needs its video. Both fields are named, so that the valid part of a draft takes back whichever was changed. */
export const highlightsContent: z.ZodMiniType<Highlights> = fields.check(({ value, issues }) => {
  for (const { link, title } of videoPlaces) {
    if (value[title] === '' || value[link] !== '') continue;
    issues.push(issue('required', value[link], { path: [link] }));
    issues.push(issue('video_required', value[title], { path: [title] }));
  }
});
