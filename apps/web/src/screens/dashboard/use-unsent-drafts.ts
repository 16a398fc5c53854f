import type { SectionName } from '@palmares/domain/portfolio';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { unsentDrafts } from '../../drafts/unsent-drafts.ts';

/** What can be sent is gone by then; what is still here needs the athlete, or a connection. */
const LOOK_MS = 2500;
const layout = getRouteApi('/$lang');
const none: readonly SectionName[] = [];

/** The sections whose words wait on this device, looked at again for as long as there are some. */
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
