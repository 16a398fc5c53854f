/** It brings the editor's store of drafts with it. */
export const loadLogOutDialog = () => import('../log-out-dialog.tsx').then(({ LogOutDialog }) => LogOutDialog);
