import type { PublicViews } from './public-view.ts';
import { type SectionName, sectionNames } from './sections.ts';

/** Changes that a visitor has not seen yet. */
export interface ChangesSince {
  /** How many of each are new. */
  readonly results: number;
  readonly awards: number;
  readonly videos: number;
  readonly documents: number;
  /** Other sections that read differently now, in the order of the registry. */
  readonly sections: readonly SectionName[];
}

const keysOf = (views: PublicViews) => {
  const seasons = views['sports-history']?.seasons ?? [];
  return {
    results: seasons.flatMap(({ performances }) => performances.map(({ id }) => id)),
    awards: seasons.flatMap(({ awards }) => awards.map(({ id }) => id)),
    videos: (views.highlights?.videos ?? []).map(({ title: _, ...video }) => JSON.stringify(video)),
    documents: (views['academic-documents'] ?? []).map(({ address }) => address),
  };
};

/** The section that each count belongs to. */
const countedIn = {
  results: 'sports-history',
  awards: 'sports-history',
  videos: 'highlights',
  documents: 'academic-documents',
} as const satisfies Record<keyof ReturnType<typeof keysOf>, SectionName>;

const counted = ['results', 'awards', 'videos', 'documents'] as const;

/** The content of a section. Without the gender of Identity, which only chooses the French form of a mask's name. */
const contentOf = (views: PublicViews, name: SectionName): string =>
  JSON.stringify(name === 'identity' && views.identity ? { ...views.identity, gender: null } : views[name]);

/** Compares what the same visitor was shown and is shown now: files must have the same address in both. */
export const changesSince = (before: PublicViews, now: PublicViews): ChangesSince => {
  const [old, present] = [keysOf(before), keysOf(now)];
  const added = (kind: (typeof counted)[number]): number =>
    present[kind].filter((key) => !old[kind].includes(key)).length;
  const told = new Set<SectionName>(counted.filter((kind) => added(kind) > 0).map((kind) => countedIn[kind]));
  return {
    results: added('results'),
    awards: added('awards'),
    videos: added('videos'),
    documents: added('documents'),
    // Removed sections are not reported.
    sections: sectionNames.filter(
      (name) => now[name] !== null && !told.has(name) && contentOf(now, name) !== contentOf(before, name),
    ),
  };
};
