import { createFileRoute } from '@tanstack/react-router';
import { demoHead } from '../../site/demo/demo-head.ts';
import { firstDemo } from '../../site/demo/demo-names.ts';
import { DemoPage } from '../../site/demo/demo-page.tsx';
import { unsentDemo } from '../../site/demo/unsent-demo.ts';

export const Route = createFileRoute('/$lang/portfolio-demo/')({
  loader: ({ params }) => ({ portfolio: unsentDemo(firstDemo[params.lang]) }),
  head: ({ params }) => demoHead(params.lang, firstDemo[params.lang]),
  component: Demo,
});

function Demo() {
  const { lang } = Route.useParams();
  const { portfolio } = Route.useLoaderData();
  return <DemoPage name={firstDemo[lang]} portfolio={portfolio} />;
}
