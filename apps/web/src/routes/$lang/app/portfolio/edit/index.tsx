import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '../../../../../screens/portfolio-editor/overview-screen.tsx';

export const Route = createFileRoute('/$lang/app/portfolio/edit/')({ component: OverviewScreen });
