import { createFileRoute } from '@tanstack/react-router';
import { constantPage } from '../../gallery/bench-pages.server.ts';

export const Route = createFileRoute('/_ui/constant/$elements/$characters')({
  server: { handlers: { GET: constantPage } },
});
