import type { KeptHtml } from '../../islands/kept-html.server.ts';
import { KeptPage } from '../../islands/kept-page.tsx';

/** Nothing on it needs a script, so the browser keeps what the server rendered. */
export const ReportScreen = ({ report }: { readonly report: KeptHtml }) => <KeptPage page={report} islands={{}} />;
