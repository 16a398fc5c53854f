import { createFileRoute } from '@tanstack/react-router';
import { landing } from '../../site/landing/landing.server.ts';

export const Route = createFileRoute('/$lang/')({ server: { handlers: { GET: landing } } });
