import { parse } from 'yaml';

export interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly configs?: readonly { readonly source: string }[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly user?: string;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
}

/** Matches `${NAME}`, `${NAME:?}` and `${NAME:-default}`, which docker compose replaces. */
const variable = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(variable, (_, name: string, mark: string | undefined, standard = '') => {
    const value = values[name] ?? '';
    if (value === '' && mark === '?') throw new Error(`${name} is not set`);
    return value === '' ? standard : value;
  });

/** Parses a compose file and replaces its variables. Throws the name of a required one without a value. */
export const readCompose = (text: string, values: Readonly<Record<string, string>>): Compose =>
  // Parsed before replacing, so that an empty value is text too.
  JSON.parse(JSON.stringify(parse(text, { merge: true })), (_, value: unknown) =>
    typeof value === 'string' ? interpolate(value, values) : value,
  );

export const variablesOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(variable)].flatMap(([, name]) => name ?? []));

/** Returns the variables without which docker compose stops. */
export const requiredVariablesOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(variable)].flatMap(([, name, mark]) => (mark === '?' && name ? name : [])));

/** Returns the variables that `read` reads from its environment. */
export const namesRead = (
  read: (environment: NodeJS.ProcessEnv) => unknown,
  environment: Readonly<Record<string, string>>,
): ReadonlySet<string> => {
  const names = new Set<string>();
  read(
    new Proxy<NodeJS.ProcessEnv>(
      { ...environment },
      {
        get(target, name) {
          if (typeof name !== 'string') return undefined;
          names.add(name);
          return target[name];
        },
        has(target, name) {
          names.add(String(name));
          return name in target;
        },
      },
    ),
  );
  return names;
};
