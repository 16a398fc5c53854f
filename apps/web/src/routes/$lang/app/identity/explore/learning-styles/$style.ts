import { createFileRoute } from '@tanstack/react-router';
import { loadDocument } from '../../../../../../frame/load-document.ts';
import { exploreStyle } from '../../../../../../site/explore/explore.server.ts';

export const Route = createFileRoute('/$lang/app/identity/explore/learning-styles/$style')({
  server: { handlers: { GET: exploreStyle } },
  loader: loadDocument,
});
