import { createFileRoute } from '@tanstack/react-router';
import { blog } from '../../site/blog/blog.server.ts';

export const Route = createFileRoute('/$lang/blog/')({ server: { handlers: { GET: blog } } });
