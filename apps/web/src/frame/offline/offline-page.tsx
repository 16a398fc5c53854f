import { buttonClass, OfflineState, Page } from '@palmares/ui';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { onceReachable } from '../../browser/once-reachable.ts';
import { useOnline } from '../../browser/use-online.ts';
import { OfflineDrawing } from '../../drawings/empty/offline.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useKnownUser } from '../use-known-user.ts';
import { offlineNeeds } from './offline-words.ts';

const isOfEditor = (path: string): boolean => path.includes('/app/portfolio/edit');

interface OfflinePageProps {
  /** Retries the load that failed. */
  readonly onReachable: () => Promise<void> | void;
}

/** Replaces a page that needs the server. Retries by itself once the server can be reached. */
export const OfflinePage = ({ onReachable }: OfflinePageProps) => {
  const { pathname } = useRouter().state.location;
  const isOnline = useOnline();
  const isKnown = useKnownUser();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await onReachable();
    setTrying(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait, which tries again by itself
  useEffect(() => {
    const leaving = new AbortController();
    void onceReachable(onReachable, leaving.signal);
    return () => leaving.abort();
  }, []);
  return (
    <Page width="prose">
      <OfflineState
        level={1}
        picture={<OfflineDrawing size={200} />}
        title={isOnline ? m.offline_unreachable_title() : m.offline_title()}
        text={`${offlineNeeds(pathname, isKnown)} ${m.offline_goes_on()}`}
        retry={{ label: m.error_page_retry(), onPress: tryAgain, isPending: isTrying }}
        action={
          isKnown && !isOfEditor(pathname) ? (
            <Link to="/$lang/app/portfolio/edit" params={{ lang: getLocale() }} className={buttonClass()}>
              {m.offline_write()}
            </Link>
          ) : null
        }
      />
    </Page>
  );
};
