import type { Logger } from 'pino';
import { log } from '../log.server.ts';
import { m } from '../paraglide/messages.js';
import type { Locale } from '../paraglide/runtime.js';
import { currentRequestId } from '../request-scope.server.ts';
import { isHtml } from './is-html.ts';
import { languageTag } from './language.ts';
import { supportAddress } from './support-address.ts';

/** When nothing of the product can be shown: no script, no style sheet, the words and the way home. */
const bareErrorPage = (locale: Locale, errorId: string): Response => {
  const said = { locale };
  const page = `<!doctype html>
<html lang="${languageTag(locale)}" style="color-scheme: dark light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.error_page_title({}, said)}</title>
</head>
<body style="font: 1rem/1.55 system-ui, sans-serif; max-width: 42rem; margin: 0 auto; padding: 4rem 1rem">
<main>
<h1>${m.error_page_title({}, said)}</h1>
<p>${m.error_generic_long({ email: supportAddress }, said)}</p>
<p>${m.error_page_id_label({}, said)}<br><code style="user-select: all">${errorId}</code></p>
<p><a href="mailto:${supportAddress}">${supportAddress}</a></p>
<p><a href="/${locale}">${m.not_found_home({}, said)}</a></p>
</main>
</body>
</html>`;
  return new Response(page, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
};

/** A page that throws, or whose answer is a failure that a person cannot read, is answered with the bare one. */
export const pageOrBarePage = async (
  render: () => Promise<Response> | Response,
  locale: Locale,
  logger: () => Logger = log,
): Promise<Response> => {
  const errorId = currentRequestId() ?? '';
  try {
    const response = await render();
    if (response.status < 500 || isHtml(response)) return response;
    logger().error({ status: response.status }, 'a page could not be rendered');
  } catch (err) {
    logger().error({ err, status: 500 }, 'a page could not be rendered');
  }
  return bareErrorPage(locale, errorId);
};
