import { createFileRoute } from '@tanstack/react-router';
import { loadDocument } from '../../../../../frame/load-document.ts';
import { explore } from '../../../../../site/explore/explore.server.ts';

export const Route = createFileRoute('/$lang/app/identity/explore/')({
  server: { handlers: { GET: explore } },
  loader: loadDocument,
});
