import type { SectionName } from '@palmares/domain/portfolio';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { unsentDrafts } from '../drafts/unsent-drafts.ts';
import { sectionTitles } from '../sections/titles.ts';

const layout = getRouteApi('/$lang');

/**
 * Returns the titles of the sections with unsent drafts on this device, looked up before logging out. Null until the
 * device has answered, and if its storage cannot be read.
 */
export const useUnsentSections = (asked: boolean): readonly string[] | null => {
  const athleteId = layout.useRouteContext().session?.athleteId;
  const [sections, setSections] = useState<readonly SectionName[] | null>(null);
  useEffect(() => {
    if (!asked || athleteId === undefined) return;
    let current = true;
    unsentDrafts(athleteId).then(
      (found) => current && setSections(found),
      () => current && setSections(null),
    );
    return () => {
      current = false;
    };
  }, [asked, athleteId]);
  return sections === null ? null : sections.map((name) => sectionTitles[name]());
};
