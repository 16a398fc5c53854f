/** Separate from the groups, because every page knows the addresses but not the exhibits. */
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
  'identity',
] as const;

export type GroupName = (typeof groupNames)[number];

export const isGroupName = (name: string): name is GroupName => groupNames.some((known) => known === name);
