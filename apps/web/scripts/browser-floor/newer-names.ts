import { features } from 'web-features';
import { floor } from './floor.ts';

type Browser = keyof typeof floor;

/** The first version of each browser with one feature. */
type Support = Readonly<Partial<Record<Browser, string>>>;

const isInFloor = (support: Support): boolean =>
  Object.entries(floor).every(([browser, oldest]) => {
    const since = support[browser as Browser];
    return since !== undefined && Number.parseFloat(since.replace(/^\D+/, '')) <= oldest;
  });

/** Names that stand for one object of an interface in every window or worker. */
const instances: Readonly<Record<string, string>> = {
  Crypto: 'crypto',
  Document: 'document',
  History: 'history',
  IDBFactory: 'indexedDB',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
  Window: 'window',
};

/** Built-in types whose methods have names that hardly anything else has. */
const types: readonly string[] = ['Array', 'Map', 'Promise', 'RegExp', 'Set', 'String', 'TypedArray', 'Uint8Array'];

/** Names that code may use, each with whether the oldest supported browsers have it. */
const namesByAge = () => {
  const globals = new Map<string, boolean>();
  const members = new Map<string, boolean>();
  const methods = new Map<string, boolean>();
  const helpers = new Map<string, boolean>();
  // If several features share a name, it counts as old once any of them is.
  const note = (names: Map<string, boolean>, name: string, isOld: boolean) =>
    names.set(name, isOld || names.get(name) === true);

  const noteKey = (key: string, isOld: boolean): void => {
    const [area, kind, ...rest] = key.split('.');
    const [owner = '', member] = area === 'javascript' && kind === 'builtins' ? rest : [kind, ...rest];
    if (area === 'api' || kind === 'builtins') {
      if (member === undefined) note(globals, owner, isOld);
      else if (rest.length <= 2) note(members, `${instances[owner] ?? owner}.${member.replace(/_static$/, '')}`, isOld);
    }
    if (member === undefined) return;
    if (owner === 'Iterator') note(helpers, member, isOld);
    else if (types.includes(owner)) note(methods, member, isOld);
    else if (isOld) note(methods, member.replace(/_static$/, ''), isOld);
  };
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
      noteKey(key, isInFloor(support));
  }
  return { globals, members, methods, helpers };
};

const newer = (names: ReadonlyMap<string, boolean>): ReadonlySet<string> =>
  new Set([...names].flatMap(([name, isOld]) => (isOld ? [] : [name])));

const { globals, members, methods, helpers } = namesByAge();

/** Names that the oldest supported browsers lack, by the data of MDN. */
export const newerNames = {
  /** `Temporal`. */
  globals: newer(globals),
  /** `URL.canParse`, `navigator.wakeLock`. */
  members: newer(members),
  /** `toSorted`, on any value. */
  methods: newer(methods),
  /** `map`, on the iterator that a call such as `values()` returns. */
  helpers: newer(helpers),
};
