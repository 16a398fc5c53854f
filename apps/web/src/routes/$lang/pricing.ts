import { createFileRoute } from '@tanstack/react-router';
import { pricing } from '../../site/pricing/pricing.server.ts';

export const Route = createFileRoute('/$lang/pricing')({ server: { handlers: { GET: pricing } } });
