import { css } from '@palmares/ui/styled-system/css';

// Takes no room until a script has filled it.
const line = css({
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  color: 'fg.muted',
  '&:not(:empty)': { paddingBlockStart: '3' },
  _print: { display: 'none' },
});

interface SinceVisitProps {
  /** The versions that the page shows. */
  readonly portfolioVersion: string;
  readonly identityVersion: string;
}

/**
 * One line about the news since this browser last showed the page. Only the browser knows when, so a script fills it
 * (`showSince`).
 */
export const SinceVisit = ({ portfolioVersion, identityVersion }: SinceVisitProps) => (
  <div role="status" className={line} data-since data-portfolio={portfolioVersion} data-identity={identityVersion} />
);
