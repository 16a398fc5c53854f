/** Apart from the groups, because an address is known on every page and the exhibits are not. */
export const groupNames = [
  'actions',
  'forms',
  'choices',
  'feedback',
  'layout',
  'navigation',
  'overlays',
  'charts',
  'drawings',
  'portfolio',
] as const;

export type GroupName = (typeof groupNames)[number];

export const isGroupName = (name: string): name is GroupName => groupNames.some((known) => known === name);
