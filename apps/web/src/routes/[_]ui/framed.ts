import { createFileRoute } from '@tanstack/react-router';
import { framedPage } from '../../gallery/bench-pages.server.ts';

export const Route = createFileRoute('/_ui/framed')({ server: { handlers: { GET: framedPage } } });
