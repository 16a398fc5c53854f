import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from './message-parity.ts';

export interface MessageFile {
  /** Path from the repository's root. */
  readonly path: string;
  readonly messages: Messages;
}

const patternsOf = (root: string, workspace: string): readonly string[] => {
  const settings = JSON.parse(readFileSync(join(root, workspace, 'project.inlang/settings.json'), 'utf8'));
  return [settings['plugin.inlang.messageFormat'].pathPattern].flat();
};

/** Lists the files of one language that Paraglide compiles for a workspace. */
export const messageFiles = (root: string, workspace: string, language: string): readonly MessageFile[] =>
  patternsOf(root, workspace).map((pattern) => {
    const path = join(workspace, pattern.replace('{locale}', language));
    return { path, messages: JSON.parse(readFileSync(join(root, path), 'utf8')) };
  });

/** Reads a workspace's messages in one language, by key. */
export const messagesOf = (root: string, workspace: string, language: string): Messages =>
  Object.assign({}, ...messageFiles(root, workspace, language).map(({ messages }) => messages));

/** Returns one line per key found in several files: Paraglide would use the last one. */
export const duplicateKeys = (files: readonly MessageFile[]): readonly string[] => {
  const keys = files.flatMap(({ path, messages }) =>
    Object.keys(messages)
      .filter((key) => !key.startsWith('$'))
      .map((key) => ({ key, path })),
  );
  return [...Map.groupBy(keys, ({ key }) => key)]
    .filter(([, places]) => places.length > 1)
    .map(([key, places]) => `${key}: in ${places.map(({ path }) => path).join(' and ')}`);
};

/** Lists message files that no Paraglide project names, so nothing compiles them. */
export const unlistedFiles = (root: string, workspace: string, language: string): readonly string[] => {
  const listed = new Set(messageFiles(root, workspace, language).map(({ path }) => path));
  return globSync(`${workspace}/{messages,src}/**/${language}.json`, { cwd: root })
    .filter((path) => /(?:^|\/)messages\//.test(path) && !listed.has(path))
    .sort();
};
