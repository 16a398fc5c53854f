import { createFileRoute } from '@tanstack/react-router';
import { loadDocument } from '../../../../../frame/load-document.ts';
import { exploreGrit } from '../../../../../site/explore/explore.server.ts';

export const Route = createFileRoute('/$lang/app/identity/explore/grit')({
  server: { handlers: { GET: exploreGrit } },
  loader: loadDocument,
});
