import { dirname, relative } from 'node:path';

const place = (name: string): RegExp => new RegExp(`import\\.meta\\.${name}\\b`, 'g');

/**
 * Rewrites `import.meta.dirname` and `import.meta.url` so that a bundled module still finds files beside its source,
 * such as migrations. Returns undefined if the module uses neither.
 */
export const keepSourceFolder = (code: string, path: string, folder: string): string | undefined => {
  if (/\bimport\.meta\.(?:filename|main)\b/.test(code)) throw new Error(`${path} asks what a bundle cannot answer`);
  const kept = code
    .replaceAll(place('dirname'), `(import.meta.dirname + ${JSON.stringify(`/${relative(folder, dirname(path))}`)})`)
    .replaceAll(place('url'), `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`);
  return kept === code ? undefined : kept;
};
