/**
 * Splits a text after its section with that id. A text without the section is split before its first heading, so that
 * its opening is all that comes first.
 */
export const splitAfter = (html: string, id: string): readonly [string, string] => {
  const next = html.indexOf('<h2 ', html.indexOf(`<h2 id="${id}"`) + 1);
  return next === -1 ? [html, ''] : [html.slice(0, next), html.slice(next)];
};
