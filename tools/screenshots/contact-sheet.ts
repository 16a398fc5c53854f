import { all, fileOf, variantsOf } from './variant.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
  body { margin: 2rem; }
  section > div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-block-end: 1rem; }
  figure { margin: 0; flex: none; }
  img { display: block; block-size: 24rem; inline-size: auto; max-inline-size: 24rem; object-fit: cover; object-position: top; }
  .phone img { inline-size: 11rem; }
`;

const figureOf = (file: string, caption: string, kind: string): string =>
  `<figure class="${kind}"><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;

/** Returns a page with all existing pictures, one row per screen. */
export const contactSheet = (screens: readonly string[], there: ReadonlySet<string>): string => {
  const rows = screens.flatMap((screen) => {
    const figures = variantsOf(all).flatMap((variant) => {
      const file = fileOf(screen, variant);
      const { language, width, theme } = variant;
      return there.has(file)
        ? [figureOf(file, `${language} ${width} ${theme}`, width === 1440 ? 'desktop' : 'phone')]
        : [];
    });
    return figures.length === 0 ? [] : [`<section><h2>${screen}</h2><div>\n${figures.join('\n')}\n</div></section>`];
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>${style}</style>
<h1>Screens</h1>
${rows.join('\n')}
</html>
`;
};
