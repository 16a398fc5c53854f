import type { ToastContent } from '@palmares/ui';
import { m } from '../paraglide/messages.js';
import { failureWords, isLost } from './error-status.ts';

/** The toast for a press that failed. Where only a reload helps, it offers one. */
export const failureToast = (error: unknown, reload = () => location.reload()): ToastContent => ({
  title: failureWords(error),
  tone: 'destructive',
  action: isLost(error) ? { label: m.error_reload(), onClick: reload } : undefined,
});
