import { type Expression, type MemberExpression, type Node, parse, type Super } from 'acorn';
import { simple } from 'acorn-walk';
import { EDITION } from './floor.ts';
import { newerNames } from './newer-names.ts';

/** Methods that return an iterator: of a map, a set, an array or a text. Those of `Object` return arrays. */
const iterating: readonly string[] = ['entries', 'keys', 'matchAll', 'values'];

const nameOf = ({ computed, property }: MemberExpression): string | undefined =>
  !computed && property.type === 'Identifier' ? property.name : undefined;

/** Returns the name of a global such as `URL`, whose own members are known. */
const typeOf = (value: Expression | Super): string | undefined =>
  value.type === 'Identifier' && /^[A-Z]\w{2}/.test(value.name) ? value.name : undefined;

const isIterator = (value: Expression | Super): boolean =>
  value.type === 'CallExpression' &&
  value.callee.type === 'MemberExpression' &&
  typeOf(value.callee.object) === undefined &&
  iterating.includes(nameOf(value.callee) ?? '');

const newerMember = (expression: MemberExpression): string | undefined => {
  const { object } = expression;
  const whole = object.type === 'Identifier' ? `${object.name}.${nameOf(expression)}` : undefined;
  return whole !== undefined && newerNames.members.has(whole) ? whole : undefined;
};

const newerCall = (callee: Node): string | undefined => {
  if (callee.type !== 'MemberExpression') return undefined;
  const called = callee as MemberExpression;
  const name = nameOf(called);
  if (name === undefined || typeOf(called.object) !== undefined) return undefined;
  if (newerNames.methods.has(name)) return `.${name}()`;
  return newerNames.helpers.has(name) && isIterator(called.object) ? `Iterator.${name}()` : undefined;
};

/**
 * Returns what a script uses that the oldest supported browsers lack, such as `URL.canParse`, including features that it
 * detects before using. If they cannot read the script, returns where its syntax is newer.
 */
export const newerThanFloor = (script: string): readonly string[] => {
  const found = new Set<string>();
  const note = (name: string | undefined) => {
    if (name !== undefined) found.add(name);
  };
  try {
    simple(parse(script, { ecmaVersion: EDITION, sourceType: 'module' }), {
      Identifier: ({ name }) => note(newerNames.globals.has(name) ? name : undefined),
      MemberExpression: (expression) => note(newerMember(expression)),
      CallExpression: ({ callee }) => note(newerCall(callee)),
    });
  } catch (failure) {
    if (failure instanceof SyntaxError) return [failure.message];
    throw failure;
  }
  return [...found].sort();
};
