/** True for the pages on which the plan is ended, which must be possible without accepting anything. */
export const endsPlan = (pathname: string): boolean => /\/app\/athlete-plan(\/unsubscribe)?\/?$/.test(pathname);
