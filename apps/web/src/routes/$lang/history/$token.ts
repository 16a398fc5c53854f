import { createFileRoute } from '@tanstack/react-router';
import { pastPortfolio } from '../../../screens/past-portfolio/past-portfolio.server.ts';

export const Route = createFileRoute('/$lang/history/$token')({ server: { handlers: { GET: pastPortfolio } } });
