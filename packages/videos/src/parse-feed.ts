import { videoTitle } from '@palmares/domain/sections';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';

export interface ListedVideo {
  /** YouTube's id. */
  readonly id: string;
  /** Empty if the title is not valid as a video title here. */
  readonly title: string;
  /** `2026-11-20`; null if the feed does not say it. */
  readonly publishedOn: string | null;
}

/** A feed has about fifteen videos; a cap keeps a larger one from reaching the athlete's browser. */
const MAX_VIDEOS = 50;

const parser = new XMLParser({
  parseTagValue: false,
  // Includes character references. The document cannot define its own entities without a DTD.
  htmlEntities: true,
  isArray: (name) => name === 'entry',
});

const entry = z.object({
  'yt:videoId': z.string().regex(/^[\w-]{11}$/),
  title: z.string().catch(''),
  published: z.iso.datetime({ offset: true }).nullable().catch(null),
});

const document = z.object({ feed: z.union([z.object({ entry: z.array(z.unknown()).default([]) }), z.literal('')]) });

const listed = (found: unknown): readonly ListedVideo[] => {
  const { data } = entry.safeParse(found);
  if (!data) return [];
  const title = videoTitle.safeParse(data.title);
  return [
    {
      id: data['yt:videoId'],
      title: title.success ? title.data : '',
      publishedOn: data.published && new Date(data.published).toISOString().slice(0, 10),
    },
  ];
};

/**
 * Returns null if the parser throws, which it does on some XML that the validator accepts, such as thousands of nested
 * tags.
 */
const parsed = (xml: string): unknown => {
  try {
    return parser.parse(xml);
  } catch {
    return null;
  }
};

/**
 * Returns the first {@link MAX_VIDEOS} videos of a YouTube Atom feed in feed order, or null if it is not such a feed.
 * Rejects a DTD without parsing it.
 */
export const parseFeed = (xml: string): readonly ListedVideo[] | null => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || XMLValidator.validate(xml) !== true) return null;
  const { data } = document.safeParse(parsed(xml));
  if (!data) return null;
  return data.feed === '' ? [] : data.feed.entry.slice(0, MAX_VIDEOS).flatMap(listed);
};
