import { createFileRoute } from '@tanstack/react-router';
import { demo } from '../../site/demo/demo.server.ts';

export const Route = createFileRoute('/$lang/portfolio-demo/$athlete')({ server: { handlers: { GET: demo } } });
