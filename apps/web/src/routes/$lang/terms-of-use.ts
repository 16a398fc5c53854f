import { createFileRoute } from '@tanstack/react-router';
import { terms } from '../../site/legal/legal.server.ts';

export const Route = createFileRoute('/$lang/terms-of-use')({ server: { handlers: { GET: terms } } });
