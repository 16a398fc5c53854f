import {
  type ArrowFunctionExpression,
  type CallExpression,
  type Expression,
  type ForOfStatement,
  type FunctionDeclaration,
  type FunctionExpression,
  type Import,
  type ModuleItem,
  type Pattern,
  parseSync,
  type Super,
  type VariableDeclaration,
} from '@swc/core';
import { isList, isRecord, memberOf, namesOf, read, type Scope, shown, unread, type Value } from './literals.ts';
import type { SourceFile } from './repository.ts';

type Syntax = ModuleItem | Expression;
type Callable = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;
type Callee = Expression | Super | Import;

interface Maker {
  readonly name: string;
  /** What `each` is given, so that one call makes a test for each row. */
  readonly table?: Expression | undefined;
}

const testMakers = ['it', 'test', 'withAthlete'];

/** A test that is skipped shows nothing, so `skip` and `todo` are not here. */
const modifiers = ['only', 'concurrent', 'sequential', 'fails', 'each', 'runIf', 'skipIf'];

const isSyntax = (node: unknown): node is Syntax => typeof node === 'object' && node !== null && 'type' in node;

/** `it`, `it.only`, `it.each(table)` and the like. */
const makerOf = (callee: Callee): Maker | undefined => {
  if (callee.type === 'Identifier') return { name: callee.value };
  if (callee.type === 'MemberExpression') {
    const { property, object } = callee;
    return property.type === 'Identifier' && modifiers.includes(property.value) ? makerOf(object) : undefined;
  }
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return undefined;
  const maker = makerOf(callee.callee);
  const { property } = callee.callee;
  const isEach = property.type === 'Identifier' && property.value === 'each';
  return maker && isEach ? { ...maker, table: callee.arguments[0]?.expression } : maker;
};

const rowsOf = (table: Value): readonly Value[] => (isList(table) ? table : [unread]);

const argumentsOf = (row: Value): readonly Value[] => (isList(row) ? row : [row]);

/** A sign like `$key.key`, or `$0`, which counts what the row gives. */
const attribute = (row: Value, sign: string): string => {
  const values = argumentsOf(row);
  const path = sign.slice(1).split('.');
  if (row === unread || values[0] === unread) return unread;
  if (/^\$\d+$/.test(sign)) return shown(values[Number(path[0])]);
  return isRecord(values[0]) ? shown(path.reduce(memberOf, values[0])) : sign;
};

const formatted = (sign: string, value: Value): string => {
  if (value === unread || sign === '%s') return shown(value);
  if (sign === '%j') return JSON.stringify(value)?.replaceAll('\\u0000', unread) ?? 'undefined';
  if (typeof value !== 'number' || !/%[dif]/.test(sign)) return unread;
  return String(sign === '%i' ? Math.trunc(value) : value);
};

const signs = /%[sdijfoO#$%]|\$[$\p{ID_Continue}.]+/gu;

/** Fewer letters would let a title pass that only shares a word with the pattern. */
const leastLetters = 10;

const saysEnough = (title: string): boolean => (title.match(/\p{L}/gu) ?? []).length >= leastLetters;

/** The title that Vitest makes of a format and a row of the table. */
const titleOf = (format: string, row: Value, index: number): string => {
  const values = argumentsOf(row);
  let next = 0;
  return format.replace(signs, (sign) => {
    if (sign.startsWith('$')) return attribute(row, sign);
    if (sign === '%%') return '%';
    if (row === unread) return unread;
    if (sign === '%#' || sign === '%$') return String(index + (sign === '%$' ? 1 : 0));
    return next < values.length ? formatted(sign, values[next++]) : sign;
  });
};

const titlesOfCall = (title: Expression, table: Expression | undefined, scope: Scope): readonly string[] => {
  const format = read(title, scope);
  if (typeof format !== 'string') return [];
  if (table === undefined) return [format];
  const titles = rowsOf(read(table, scope)).map((row, index) => titleOf(format, row, index));
  // The format as it is written names all tests of the table at once.
  return saysEnough(format.replace(signs, '')) ? [format, ...titles] : titles;
};

const patternsOf = ({ params }: Callable): readonly Pattern[] =>
  params.map((parameter) => (parameter.type === 'Parameter' ? parameter.pat : parameter));

/** The titles inside of a function; a parameter that is given nothing hides a constant of the same name. */
const titlesInFunction = (callable: Callable, scope: Scope, given: readonly Value[] = []): readonly string[] => {
  const names = patternsOf(callable).flatMap((pattern, at) => namesOf(pattern, at < given.length ? given[at] : unread));
  return titlesIn(callable.body, new Map([...scope, ...names]));
};

const titlesInCall = (call: CallExpression, scope: Scope): readonly string[] => {
  const { name, table } = makerOf(call.callee) ?? {};
  const [title, work] = call.arguments.map(({ expression }) => expression);
  if (name === undefined || title === undefined) return titlesInParts(call, scope);
  if (testMakers.includes(name)) return titlesOfCall(title, table, scope);
  if (name !== 'describe' || table === undefined || work?.type !== 'ArrowFunctionExpression')
    return titlesInParts(call, scope);
  return rowsOf(read(table, scope)).flatMap((row) =>
    titlesInFunction(work, scope, row === unread ? [] : argumentsOf(row)),
  );
};

const titlesInLoop = ({ left, right, body }: ForOfStatement, scope: Scope): readonly string[] => {
  const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
  return rowsOf(read(right, scope)).flatMap((row) =>
    titlesIn(body, new Map([...scope, ...(pattern ? namesOf(pattern, row) : [])])),
  );
};

const isConstant = (node: unknown): node is VariableDeclaration =>
  isSyntax(node) && node.type === 'VariableDeclaration' && node.kind === 'const';

const withConstants = (scope: Scope, statements: readonly unknown[]): Scope => {
  const constants = statements.filter(isConstant).flatMap(({ declarations }) => declarations);
  if (constants.length === 0) return scope;
  const names = new Map(scope);
  for (const { id, init } of constants)
    for (const [name, value] of namesOf(id, init ? read(init, names) : unread)) names.set(name, value);
  return names;
};

const titlesInParts = (node: object, scope: Scope): readonly string[] =>
  Object.values(node).flatMap((part: unknown) => titlesIn(part, scope));

const titlesIn = (node: unknown, scope: Scope): readonly string[] => {
  if (Array.isArray(node)) {
    const inner = withConstants(scope, node);
    return node.flatMap((part: unknown) => titlesIn(part, inner));
  }
  if (typeof node !== 'object' || node === null) return [];
  if (!isSyntax(node)) return titlesInParts(node, scope);
  switch (node.type) {
    case 'CallExpression':
      return titlesInCall(node, scope);
    case 'ForOfStatement':
      return titlesInLoop(node, scope);
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return titlesInFunction(node, scope);
    default:
      return titlesInParts(node, scope);
  }
};

/** The titles of the tests that a file makes, each with {@link unread} where only the running test knows the words. */
export const titlesDeclared = ({ path, text }: SourceFile): readonly string[] => {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' });
  return titlesIn(body, new Map());
};

const quoted = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a title is one of those declared, or is made from one that says enough by itself. */
export const titleMatcher = (declared: readonly string[]): ((title: string) => boolean) => {
  const whole = new Set(declared.filter((title) => !title.includes(unread)));
  const patterns = [...new Set(declared)]
    .filter((title) => title.includes(unread) && saysEnough(title))
    .map((title) => new RegExp(`^${title.split(unread).map(quoted).join('.+')}$`));
  return (title) => whole.has(title) || patterns.some((pattern) => pattern.test(title));
};
