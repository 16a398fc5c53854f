import { createFileRoute } from '@tanstack/react-router';
import { sharedPortfolio } from '../../../screens/shared-portfolio/shared-portfolio.server.ts';

export const Route = createFileRoute('/$lang/athletes/$publishToken')({
  server: { handlers: { GET: sharedPortfolio } },
});
