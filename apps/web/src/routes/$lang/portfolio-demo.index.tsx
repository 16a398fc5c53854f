import { createFileRoute } from '@tanstack/react-router';
import { firstDemo } from '../../site/demo/demo-names.ts';
import { DemoPage } from '../../site/demo/demo-page.tsx';
import { unsentDemo } from '../../site/demo/unsent-demo.ts';

export const Route = createFileRoute('/$lang/portfolio-demo/')({
  loader: ({ params }) => unsentDemo(firstDemo[params.lang]),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Demo,
});

function Demo() {
  const { lang } = Route.useParams();
  const { portfolio } = Route.useLoaderData();
  return <DemoPage name={firstDemo[lang]} portfolio={portfolio} />;
}
