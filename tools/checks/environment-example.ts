import { parseEnv } from 'node:util';
import { isTestFile, type SourceFile } from './source-file.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Node's own, which no one sets in a file for the product. */
const OF_NODE = 'NODE_ENV';

/** The variables that `read` looks at in an environment, whether or not it accepts them. */
export const namesRead = (read: (environment: Environment) => unknown, environment: Environment): readonly string[] => {
  const names = new Set<string>();
  const recording = new Proxy(environment, {
    get(target, name) {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(target, name);
    },
  });
  try {
    read(recording);
  } catch {
    // What it looked at before it refused counts too.
  }
  names.delete(OF_NODE);
  return [...names];
};

/** The variables that an app's programs name outside of its config module, and those of the build. */
export const namesInPrograms = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => /^(?:apps|tools\/build-version)\//.test(path) && !isTestFile(path))
    .flatMap(({ text }) => [...text.matchAll(/\bprocess\.env\.([A-Z]\w*)/g)].map(([, name = '']) => name))
    .filter((name) => name !== OF_NODE);

export const readExample = (text: string): Environment => parseEnv(text);

interface Difference {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

export const differenceOf = (example: Environment, read: readonly string[]): Difference => ({
  missing: [...new Set(read)].filter((name) => !(name in example)).sort(),
  unknown: Object.keys(example).filter((name) => !read.includes(name)),
});

const canRead = <Config>(read: (environment: Environment) => Config, environment: Environment): Config | undefined => {
  try {
    return read(environment);
  } catch {
    return undefined;
  }
};

/**
 * The variables whose value in the example changes what a program does, although it would start without them: their
 * value is not the default.
 */
export const notDefaults = <Config>(
  read: (environment: Environment) => Config,
  example: Environment,
  isSame: (one: Config, other: Config) => boolean,
): readonly string[] => {
  const config = read(example);
  return Object.keys(example).filter((name) => {
    if (example[name] === '') return false;
    const without = canRead(read, { ...example, [name]: undefined });
    return without !== undefined && !isSame(config, without);
  });
};
