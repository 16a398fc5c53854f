export type FormValue = string | FormValue[] | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

type Node = Map<string, Node> | string;

/** Splits `subscription_data[metadata][athleteId]` into the path subscription_data, metadata, athleteId. */
const pathOf = (name: string): readonly string[] => {
  const head = name.slice(0, name.indexOf('[') === -1 ? name.length : name.indexOf('['));
  return [head, ...Array.from(name.slice(head.length).matchAll(/\[([^\]]*)\]/g), ([, part = '']) => part)];
};

const place = (into: Map<string, Node>, [head = '', ...rest]: readonly string[], value: string): void => {
  const key = head === '' ? String(into.size) : head;
  if (rest.length === 0) {
    into.set(key, value);
    return;
  }
  const known = into.get(key);
  const inner = known instanceof Map ? known : new Map<string, Node>();
  into.set(key, inner);
  place(inner, rest, value);
};

const settled = (node: Node): FormValue => {
  if (typeof node === 'string') return node;
  const entries = [...node].map(([key, inner]): [string, FormValue] => [key, settled(inner)]);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
};

/** Parses Stripe's notation for nested parameters: `a[b]=1`, `list[0][c]=2`, `list[]=3`. */
export const parseForm = (text: string): FormFields => {
  const root = new Map<string, Node>();
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value);
  return Object.fromEntries([...root].map(([key, node]) => [key, settled(node)]));
};
