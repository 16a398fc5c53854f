import { parseEnv } from 'node:util';
import { isTestFile, type SourceFile } from './source-file.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Node's own variable, which nobody sets in a file for the product. */
const OF_NODE = 'NODE_ENV';

/** Returns the variables that `read` reads from an environment, whether or not it accepts them. */
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
    // Variables read before the refusal count too.
  }
  names.delete(OF_NODE);
  return [...names];
};

/** Returns the variables that an app's programs read outside their config module, and those of the build. */
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
 * Returns the variables whose value in the example is not the default: the program starts without them, but with
 * another configuration.
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
