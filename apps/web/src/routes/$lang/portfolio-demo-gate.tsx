import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { demoHead } from '../../site/demo/demo-head.ts';
import { GatePage } from '../../site/demo/gate-page.tsx';

export const Route = createFileRoute('/$lang/portfolio-demo-gate')({
  head: ({ params }) =>
    demoHead(params.lang, {
      path: 'portfolio-demo-gate',
      title: m.demo_gate_title(),
      description: m.demo_gate_description(),
    }),
  component: GatePage,
});
