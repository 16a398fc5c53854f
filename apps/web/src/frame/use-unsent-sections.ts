import type { SectionName } from '@palmares/domain/portfolio';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { unsentDrafts } from '../drafts/unsent-drafts.ts';
import { sectionTitles } from '../sections/titles.ts';

const layout = getRouteApi('/$lang');

/** Titles of the sections with unsent drafts on this device, looked up when somebody is about to log out. */
export const useUnsentSections = (asked: boolean): readonly string[] => {
  const athleteId = layout.useRouteContext().session?.athleteId;
  const [sections, setSections] = useState<readonly SectionName[]>([]);
  useEffect(() => {
    if (!asked || athleteId === undefined) return;
    let current = true;
    unsentDrafts(athleteId).then(
      (found) => current && setSections(found),
      () => current && setSections([]),
    );
    return () => {
      current = false;
    };
  }, [asked, athleteId]);
  return sections.map((name) => sectionTitles[name]());
};
