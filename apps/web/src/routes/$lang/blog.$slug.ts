import { createFileRoute } from '@tanstack/react-router';
import { article } from '../../site/blog/blog.server.ts';

export const Route = createFileRoute('/$lang/blog/$slug')({ server: { handlers: { GET: article } } });
