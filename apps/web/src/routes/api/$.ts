import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: () => Response.json({ error: 'not_found' }, { status: 404 }) } },
});
