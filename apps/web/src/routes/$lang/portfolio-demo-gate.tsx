import { createFileRoute } from '@tanstack/react-router';
import { gateHead } from '../../site/demo/demo-head.ts';
import { GatePage } from '../../site/demo/gate-page.tsx';

export const Route = createFileRoute('/$lang/portfolio-demo-gate')({
  loader: ({ params }) => ({ head: gateHead(params.lang) }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: GatePage,
});
