import type { ToastContent } from '@palmares/ui';
import type { Reader } from '../i18n/reader.ts';
import { m } from '../paraglide/messages.js';
import { failureWords, isLost } from './error-status.ts';

/** The toast for a press that failed. Where only a reload helps, it offers one. */
export const failureToast = (error: unknown, reader: Reader, reload = () => location.reload()): ToastContent => ({
  title: failureWords(error, reader),
  tone: 'destructive',
  action: isLost(error) ? { label: m.error_reload(), onClick: reload } : undefined,
});
