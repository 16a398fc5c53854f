import { redirect } from '@tanstack/react-router';

const toRoot = () => redirect({ to: '/' });

/** A route's entry, for `beforeLoad`: who is caught by the check is sent on. */
export const protect = (caught: unknown, sendOn: () => unknown = toRoot): void => {
  if (caught) throw sendOn();
};
