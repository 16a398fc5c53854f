import { createFileRoute } from '@tanstack/react-router';
import { loadDocument } from '../../../../../../frame/load-document.ts';
import { exploreMask } from '../../../../../../site/explore/explore.server.ts';

export const Route = createFileRoute('/$lang/app/identity/explore/masks/$mask')({
  server: { handlers: { GET: exploreMask } },
  loader: loadDocument,
});
