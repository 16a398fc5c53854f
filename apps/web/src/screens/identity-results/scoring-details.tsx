import { Banner, Button, ChevronDown, Skeleton, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { accordion } from '@palmares/ui/styled-system/recipes';
import type { inferRouterOutputs } from '@trpc/server';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AppRouter } from '../../api/app-router.server.ts';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';

export type CountedView = NonNullable<inferRouterOutputs<AppRouter>['identity']['counted']>;

const details = css({ _print: { display: 'none' } });
const content = css({ display: 'flex', flexDirection: 'column', gap: '6', maxWidth: 'prose' });

interface ScoringDetailsProps {
  readonly show: (counted: CountedView) => ReactNode;
}

/** The rule of a part and how each answer counted, loaded when opened. */
export const ScoringDetails = ({ show }: ScoringDetailsProps) => {
  const styles = accordion();
  const place = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  // It may have been opened before the script ran.
  useEffect(() => setOpened((before) => before || place.current?.open === true), []);
  return (
    <div className={`${styles.root} ${details}`}>
      <details ref={place} className={styles.item} onToggle={({ currentTarget: { open } }) => open && setOpened(true)}>
        <summary className={styles.summary}>
          <h3 className={styles.title}>{m.results_scoring()}</h3>
          <ChevronDown aria-hidden size={20} className={styles.mark} />
        </summary>
        <div className={`${styles.content} ${content}`}>{opened ? <Counted show={show} /> : null}</div>
      </details>
    </div>
  );
};

const Counted = ({ show }: ScoringDetailsProps) => {
  const { data, isError, isFetching, refetch } = trpc.identity.counted.useQuery();
  if (data) return show(data);
  if (data === null) return <p>{m.results_scoring_later()}</p>;
  if (isError)
    return (
      <Banner
        tone="danger"
        role="alert"
        action={
          <Button variant="outline" loading={isFetching} onClick={() => refetch()}>
            {m.error_page_retry()}
          </Button>
        }
      >
        {m.results_scoring_failed()}
      </Banner>
    );
  return (
    <div role="status">
      <VisuallyHidden>{m.results_scoring_loading()}</VisuallyHidden>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
};
