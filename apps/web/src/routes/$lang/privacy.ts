import { createFileRoute } from '@tanstack/react-router';
import { privacy } from '../../site/legal/legal.server.ts';

export const Route = createFileRoute('/$lang/privacy')({ server: { handlers: { GET: privacy } } });
