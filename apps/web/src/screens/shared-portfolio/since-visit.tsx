import { css } from '@palmares/ui/styled-system/css';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { getLocale } from '../../paraglide/runtime.js';
import { noteVisit, type Visit } from './last-visit.ts';

const told = css({ paddingBlockStart: '3' });
const line = css({
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  color: 'fg.muted',
  _print: { display: 'none' },
});

export interface SinceVisitProps {
  readonly token: string;
  readonly versions: Omit<Visit, 'at'>;
}

/**
 * One line about the news since this browser last showed the page. Only the browser knows when, so the line needs a
 * script.
 */
export const SinceVisit = ({ token, versions: { portfolio, identity } }: SinceVisitProps) => {
  const [words, setWords] = useState<string>();
  const { context } = useRouter().options;
  useEffect(() => {
    const before = noteVisit(token, { portfolio, identity, at: Date.now() });
    if (!before) return;
    let isGone = false;
    const tell = async () => {
      const [{ client }, { sinceWords }] = await Promise.all([context.api(), import('./since-words.ts')]);
      const versions = { portfolio: before.portfolio, identity: before.identity };
      const changes = await client.sharedPortfolio.since.query({ token, language: getLocale(), versions });
      if (changes && !isGone) setWords(sinceWords(changes, new Date(before.at)));
    };
    // The page is complete without it.
    tell().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [token, portfolio, identity, context]);
  return (
    <div role="status" className={line}>
      {words === undefined ? null : <p className={told}>{words}</p>}
    </div>
  );
};
