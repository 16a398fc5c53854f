import { createFileRoute } from '@tanstack/react-router';
import { faqs } from '../../site/faqs/faqs.server.ts';

export const Route = createFileRoute('/$lang/faqs')({ server: { handlers: { GET: faqs } } });
