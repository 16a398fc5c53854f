import { redirect } from '@tanstack/react-router';

const toRoot = () => redirect({ to: '/' });

/** A guard for a route's `beforeLoad`: redirects if `caught` is truthy, to the root unless `sendOn` says otherwise. */
export const protect = (caught: unknown, sendOn: () => unknown = toRoot): void => {
  if (caught) throw sendOn();
};
