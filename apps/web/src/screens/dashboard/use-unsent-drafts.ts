import type { SectionName } from '@palmares/domain/portfolio';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { unsentDrafts } from '../../drafts/unsent-drafts.ts';

/** Milliseconds after which everything that can be sent is sent; the rest needs the athlete or a connection. */
const LOOK_MS = 2500;
const layout = getRouteApi('/$lang');
const none: readonly SectionName[] = [];

/** Sections with unsent drafts on this device, polled while there are any. */
export const useUnsentDrafts = (): readonly SectionName[] => {
  const athleteId = layout.useRouteContext().session?.athleteId;
  const [sections, setSections] = useState(none);
  useEffect(() => {
    if (athleteId === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let here = true;
    const look = async () => {
      const found = await unsentDrafts(athleteId).catch(() => none);
      if (!here) return;
      setSections(found);
      if (found.length > 0) timer = setTimeout(look, LOOK_MS);
    };
    timer = setTimeout(look, LOOK_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [athleteId]);
  return sections;
};
