import { useEffect, useState } from 'react';
import { whenOnline } from '../../../browser/when-online.ts';
import type { SectionConflict } from './section-conflict.tsx';

const load = async (): Promise<typeof SectionConflict> => (await import('./section-conflict.tsx')).SectionConflict;

interface Panel {
  /** Null until its code is here. */
  readonly SectionConflict: typeof SectionConflict | null;
  /** A browser does not fetch a module again that it failed to fetch: only a reload does. */
  readonly failed: boolean;
}

/** The panel for a conflict. Its code is fetched once it is needed and the device is online; the page stays meanwhile. */
export const useSectionConflict = (needed: boolean): Panel => {
  const [panel, setPanel] = useState<Panel>({ SectionConflict: null, failed: false });
  const missing = needed && panel.SectionConflict === null && !panel.failed;
  useEffect(() => {
    if (!missing) return;
    const leaving = new AbortController();
    const show = (shown: Panel) => {
      if (!leaving.signal.aborted) setPanel(shown);
    };
    void whenOnline(leaving.signal)
      .then(load)
      .then(
        (loaded) => show({ SectionConflict: loaded, failed: false }),
        () => show({ SectionConflict: null, failed: true }),
      );
    return () => leaving.abort();
  }, [missing]);
  return panel;
};
