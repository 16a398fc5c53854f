import type { PublicViews } from '@palmares/domain/shared-portfolio';
import type { Anchor, VisibleSection } from '../sections/section-view.ts';
import { sectionViews } from '../sections/views.ts';
import type { ContentsEntry } from './contents.tsx';

/** Sections under one title: that of the first one present. */
export interface ReadingPart {
  readonly id: VisibleSection;
  readonly sections: readonly VisibleSection[];
}

/** In the order of a scout's questions: film, numbers, the person, school, then the rest. */
const order: readonly (readonly VisibleSection[])[] = [
  ['highlights'],
  ['sports-history'],
  ['introduction'],
  ['motto'],
  ['academics', 'academic-documents'],
  ['identity'],
  ['vision'],
  ['work-experience'],
  ['general'],
  ['contacts'],
];

/** The parts that have something in them. */
export const readingParts = (views: PublicViews): readonly ReadingPart[] =>
  order.flatMap((names) => {
    const sections = names.filter((name) => views[name] !== null);
    const [id] = sections;
    return id === undefined ? [] : [{ id, sections }];
  });

const anchorsOf = <Name extends VisibleSection>(name: Name, views: PublicViews): readonly Anchor[] => {
  const content = views[name];
  // The view and the content are of the same section.
  const anchors = sectionViews[name].anchors as ((of: unknown) => readonly Anchor[]) | undefined;
  return content === null ? [] : (anchors?.(content) ?? []);
};

export const contentsEntries = (views: PublicViews): readonly ContentsEntry[] =>
  readingParts(views).map(({ id, sections }) => ({
    id,
    title: sectionViews[id].title(),
    inside: sections.flatMap((name) => anchorsOf(name, views)),
  }));
