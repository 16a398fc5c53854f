import { createFileRoute, redirect } from '@tanstack/react-router';
import { getLocale } from '../../paraglide/runtime.js';

export const Route = createFileRoute('/_ui/')({
  beforeLoad: () => {
    throw redirect({ to: '/_ui/$lang', params: { lang: getLocale() } });
  },
});
