import { createFileRoute } from '@tanstack/react-router';
import { gate } from '../../site/demo/demo.server.ts';

export const Route = createFileRoute('/$lang/portfolio-demo-gate')({ server: { handlers: { GET: gate } } });
