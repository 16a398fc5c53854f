import type { SectionName } from '@palmares/domain/portfolio/sections';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { unsentDrafts } from '../editor/unsent-drafts.ts';

/** What can be sent is gone by then; what is still here needs the athlete, or a connection. */
const LOOK_MS = 2500;
const layout = getRouteApi('/$lang');
const none: readonly SectionName[] = [];

/** The sections whose words wait on this device, looked at again for as long as there are some. */
export const useUnsentDrafts = (): readonly SectionName[] => {
  const accountId = layout.useRouteContext().session?.accountId;
  const [sections, setSections] = useState(none);
  useEffect(() => {
    if (accountId === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let here = true;
    const look = async () => {
      const found = await unsentDrafts(accountId).catch(() => none);
      if (!here) return;
      setSections(found);
      if (found.length > 0) timer = setTimeout(look, LOOK_MS);
    };
    timer = setTimeout(look, LOOK_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [accountId]);
  return sections;
};
