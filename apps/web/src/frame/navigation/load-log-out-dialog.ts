/** Loaded on demand, because it brings the store of drafts with it. */
export const loadLogOutDialog = () => import('../log-out-dialog.tsx').then(({ LogOutDialog }) => LogOutDialog);
