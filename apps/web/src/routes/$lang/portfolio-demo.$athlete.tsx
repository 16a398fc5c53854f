import { createFileRoute } from '@tanstack/react-router';
import { demoHead } from '../../site/demo/demo-head.ts';
import { isDemoName } from '../../site/demo/demo-names.ts';
import { DemoPage } from '../../site/demo/demo-page.tsx';
import { unsentDemo } from '../../site/demo/unsent-demo.ts';

export const Route = createFileRoute('/$lang/portfolio-demo/$athlete')({
  params: { parse: ({ athlete }) => (isDemoName(athlete) ? { athlete } : false) },
  loader: ({ params }) => ({ portfolio: unsentDemo(params.athlete) }),
  head: ({ params }) => demoHead(params.lang, params.athlete),
  component: Demo,
});

function Demo() {
  const { athlete } = Route.useParams();
  const { portfolio } = Route.useLoaderData();
  return <DemoPage name={athlete} portfolio={portfolio} />;
}
