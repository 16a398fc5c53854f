import { dirname, relative } from 'node:path';

const place = (name: string): RegExp => new RegExp(`import\\.meta\\.${name}\\b`, 'g');

/**
 * Lets a module find what is beside its source, such as migrations: in a bundle, all modules are in the folder of the
 * bundle. Undefined if the module does not ask where it is.
 */
export const keepSourceFolder = (code: string, path: string, folder: string): string | undefined => {
  if (/\bimport\.meta\.(?:filename|main)\b/.test(code)) throw new Error(`${path} asks what a bundle cannot answer`);
  const kept = code
    .replaceAll(place('dirname'), `(import.meta.dirname + ${JSON.stringify(`/${relative(folder, dirname(path))}`)})`)
    .replaceAll(place('url'), `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`);
  return kept === code ? undefined : kept;
};
