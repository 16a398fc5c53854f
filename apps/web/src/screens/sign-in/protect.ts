import { redirect } from '@tanstack/react-router';

/** A document, because the root is not part of the app. */
const toRoot = () => redirect({ href: '/', reloadDocument: true });

/** A guard for a route's `beforeLoad`: redirects if `caught` is truthy, to the root unless `sendOn` says otherwise. */
export const protect = (caught: unknown, sendOn: () => unknown = toRoot): void => {
  if (caught) throw sendOn();
};
