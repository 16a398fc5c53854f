import { createFileRoute } from '@tanstack/react-router';
import { notFound } from '../../page/not-found.server.ts';

export const Route = createFileRoute('/$lang/$')({ server: { handlers: { GET: notFound } } });
