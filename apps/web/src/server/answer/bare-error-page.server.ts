import type { Language } from '@palmares/domain/kernel';
import type { Logger } from 'pino';
import { languageTag } from '../../i18n/language.ts';
import type { Reader } from '../../i18n/reader.ts';
import { supportAddress } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';
import { log } from '../log.server.ts';
import { currentRequestId } from '../request-scope.server.ts';
import { isHtml } from './is-html.ts';

/** A page that needs no rendering: no script, no style sheet, only the words and a link home. */
const barePage = (language: Language, status: number, title: string, body = ''): Response => {
  const page = `<!doctype html>
<html lang="${languageTag(language)}" style="color-scheme: dark light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body style="font: 1rem/1.55 system-ui, sans-serif; max-width: 42rem; margin: 0 auto; padding: 4rem 1rem">
<main>
<h1>${title}</h1>
${body}
<p><a href="/${language}">${m.not_found_home({}, { locale: language })}</a></p>
</main>
</body>
</html>`;
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
};

const bareErrorPage = (language: Language, reader: Reader, errorId: string): Response =>
  barePage(
    language,
    500,
    m.error_page_title({}, { locale: language }),
    `<p>${m.error_generic_long({ reader, email: supportAddress }, { locale: language })}</p>
<p>${m.error_page_id_label({}, { locale: language })}<br><code style="user-select: all">${errorId}</code></p>
<p><a href="mailto:${supportAddress}">${supportAddress}</a></p>`,
  );

/** A refusal before the page is rendered. It shows no error id, because nothing failed that support would look up. */
export const barePageAskedTooOften = (language: Language, reader: Reader): Response =>
  barePage(language, 429, m.error_page_too_often({ reader }, { locale: language }));

/** Returns the bare error page if rendering throws or answers a server error that is not HTML. */
export const pageOrBarePage = async (
  render: () => Promise<Response> | Response,
  language: Language,
  reader: Reader,
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
  return bareErrorPage(language, reader, errorId);
};
