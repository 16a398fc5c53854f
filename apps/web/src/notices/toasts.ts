import { createToaster } from '@palmares/ui';

/** `toasts.show({ title })`: one at a time, for five seconds. */
export const toasts = createToaster();
