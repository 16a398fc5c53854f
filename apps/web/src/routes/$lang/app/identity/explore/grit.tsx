import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../../i18n/page-title.ts';
import { m } from '../../../../../paraglide/messages.js';
import { GritPage, loadGrit } from '../../../../../site/explore/grit-page.tsx';

export const Route = createFileRoute('/$lang/app/identity/explore/grit')({
  loader: ({ context }) => loadGrit(context.api),
  head: () => ({ meta: [pageTitle(m.identity_part_grit())] }),
  component: GritPage,
});
