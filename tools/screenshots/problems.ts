import type { Page } from 'puppeteer-core';

const BLOCKED = 'Blocked by the Content-Security-Policy';

/** True for the browser's own line about a response of 400 or above; responses are checked one by one. */
const isFailedResponse = (text: string): boolean => text.startsWith('Failed to load resource');

const reportBlocked = (blocked: string): void => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${blocked}: ${violatedDirective} ${blockedURI}`),
  );
};

/** Collects every problem of a page from now on: exceptions, errors, blocked content, failed responses. */
export const collectProblems = async (page: Page): Promise<readonly string[]> => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`exception: ${error instanceof Error ? error.message : error}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isFailedResponse(message.text())) problems.push(message.text());
  });
  page.on('response', (response) => {
    // The page's own status is compared with the table instead.
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${new URL(response.url()).pathname} answered ${response.status()}`);
  });
  await page.evaluateOnNewDocument(reportBlocked, BLOCKED);
  return problems;
};
