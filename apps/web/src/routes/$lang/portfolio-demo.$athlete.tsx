import { createFileRoute } from '@tanstack/react-router';
import { isDemoName } from '../../site/demo/demo-names.ts';
import { DemoPage } from '../../site/demo/demo-page.tsx';
import { unsentDemo } from '../../site/demo/unsent-demo.ts';

export const Route = createFileRoute('/$lang/portfolio-demo/$athlete')({
  params: { parse: ({ athlete }) => (isDemoName(athlete) ? { athlete } : false) },
  loader: ({ params }) => unsentDemo(params.athlete),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Demo,
});

function Demo() {
  const { athlete } = Route.useParams();
  const { portfolio } = Route.useLoaderData();
  return <DemoPage name={athlete} portfolio={portfolio} />;
}
