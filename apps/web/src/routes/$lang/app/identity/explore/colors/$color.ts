import { createFileRoute } from '@tanstack/react-router';
import { loadDocument } from '../../../../../../frame/load-document.ts';
import { exploreColor } from '../../../../../../site/explore/explore.server.ts';

export const Route = createFileRoute('/$lang/app/identity/explore/colors/$color')({
  server: { handlers: { GET: exploreColor } },
  loader: loadDocument,
});
