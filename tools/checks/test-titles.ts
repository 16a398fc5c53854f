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
import {
  bindingsOf,
  evaluate,
  isList,
  isRecord,
  memberOf,
  type Scope,
  textOf,
  unknownPart,
  type Value,
} from './literals.ts';
import type { SourceFile } from './repository.ts';

type Syntax = ModuleItem | Expression;
type Callable = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;
type Callee = Expression | Super | Import;

interface CalledFunction {
  readonly name: string;
  /** The argument of `each`, which makes a test of each row. */
  readonly table?: Expression | undefined;
}

const testFunctions = ['it', 'test', 'withAthlete'];

/** Leaves out `skip` and `todo`, because a skipped test proves nothing. */
const modifiers = ['only', 'concurrent', 'sequential', 'fails', 'each', 'runIf', 'skipIf'];

const isSyntax = (node: unknown): node is Syntax => typeof node === 'object' && node !== null && 'type' in node;

/** Recognizes `it`, `it.only`, `it.each(table)` and the like. */
const calledFunction = (callee: Callee): CalledFunction | undefined => {
  if (callee.type === 'Identifier') return { name: callee.value };
  if (callee.type === 'MemberExpression') {
    const { property, object } = callee;
    return property.type === 'Identifier' && modifiers.includes(property.value) ? calledFunction(object) : undefined;
  }
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return undefined;
  const called = calledFunction(callee.callee);
  const { property } = callee.callee;
  const isEach = property.type === 'Identifier' && property.value === 'each';
  return called && isEach ? { ...called, table: callee.arguments[0]?.expression } : called;
};

const rowsOf = (table: Value): readonly Value[] => (isList(table) ? table : [unknownPart]);

const argumentsOf = (row: Value): readonly Value[] => (isList(row) ? row : [row]);

/** Fills a placeholder such as `$key.key`, or `$0` for the first value of the row. */
const fillAttribute = (row: Value, placeholder: string): string => {
  const values = argumentsOf(row);
  const path = placeholder.slice(1).split('.');
  if (row === unknownPart || values[0] === unknownPart) return unknownPart;
  if (/^\$\d+$/.test(placeholder)) return textOf(values[Number(path[0])]);
  return isRecord(values[0]) ? textOf(path.reduce(memberOf, values[0])) : placeholder;
};

/** Fills a placeholder such as `%s`. */
const fillFormat = (placeholder: string, value: Value): string => {
  if (value === unknownPart || placeholder === '%s') return textOf(value);
  if (placeholder === '%j') return JSON.stringify(value)?.replaceAll('\\u0000', unknownPart) ?? 'undefined';
  if (typeof value !== 'number' || !/%[dif]/.test(placeholder)) return unknownPart;
  return String(placeholder === '%i' ? Math.trunc(value) : value);
};

const placeholders = /%[sdijfoO#$%]|\$[$\p{ID_Continue}.]+/gu;

/** Minimum number of letters in a pattern; with fewer it would match titles that only share a word with it. */
const MIN_LETTERS = 10;

const isSpecific = (title: string): boolean => (title.match(/\p{L}/gu) ?? []).length >= MIN_LETTERS;

/** Returns the title that Vitest makes from a format and a row of the table. */
const titleOf = (format: string, row: Value, index: number): string => {
  const values = argumentsOf(row);
  let next = 0;
  return format.replace(placeholders, (placeholder) => {
    if (placeholder.startsWith('$')) return fillAttribute(row, placeholder);
    if (placeholder === '%%') return '%';
    if (row === unknownPart) return unknownPart;
    if (placeholder === '%#' || placeholder === '%$') return String(index + (placeholder === '%$' ? 1 : 0));
    return next < values.length ? fillFormat(placeholder, values[next++]) : placeholder;
  });
};

const titlesOfCall = (title: Expression, table: Expression | undefined, scope: Scope): readonly string[] => {
  const format = evaluate(title, scope);
  if (typeof format !== 'string') return [];
  if (table === undefined) return [format];
  const titles = rowsOf(evaluate(table, scope)).map((row, index) => titleOf(format, row, index));
  // The unfilled format stands in for all tests of the table.
  return isSpecific(format.replace(placeholders, '')) ? [format, ...titles] : titles;
};

const patternsOf = ({ params }: Callable): readonly Pattern[] =>
  params.map((parameter) => (parameter.type === 'Parameter' ? parameter.pat : parameter));

/** Returns the titles inside a function. A parameter without an argument hides a constant of the same name. */
const titlesInFunction = (callable: Callable, scope: Scope, values: readonly Value[] = []): readonly string[] => {
  const names = patternsOf(callable).flatMap((pattern, at) =>
    bindingsOf(pattern, at < values.length ? values[at] : unknownPart),
  );
  return titlesIn(callable.body, new Map([...scope, ...names]));
};

const titlesInCall = (call: CallExpression, scope: Scope): readonly string[] => {
  const { name, table } = calledFunction(call.callee) ?? {};
  const [title, body] = call.arguments.map(({ expression }) => expression);
  if (name === undefined || title === undefined) return titlesInParts(call, scope);
  if (testFunctions.includes(name)) return titlesOfCall(title, table, scope);
  if (name !== 'describe' || table === undefined || body?.type !== 'ArrowFunctionExpression')
    return titlesInParts(call, scope);
  return rowsOf(evaluate(table, scope)).flatMap((row) =>
    titlesInFunction(body, scope, row === unknownPart ? [] : argumentsOf(row)),
  );
};

const titlesInLoop = ({ left, right, body }: ForOfStatement, scope: Scope): readonly string[] => {
  const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
  return rowsOf(evaluate(right, scope)).flatMap((row) =>
    titlesIn(body, new Map([...scope, ...(pattern ? bindingsOf(pattern, row) : [])])),
  );
};

const isConstant = (node: unknown): node is VariableDeclaration =>
  isSyntax(node) && node.type === 'VariableDeclaration' && node.kind === 'const';

const withConstants = (scope: Scope, statements: readonly unknown[]): Scope => {
  const constants = statements.filter(isConstant).flatMap(({ declarations }) => declarations);
  if (constants.length === 0) return scope;
  const names = new Map(scope);
  for (const { id, init } of constants)
    for (const [name, value] of bindingsOf(id, init ? evaluate(init, names) : unknownPart)) names.set(name, value);
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

/** Returns the titles of the tests in a file, with {@link unknownPart} for parts known only at run time. */
export const titlesDeclared = ({ path, text }: SourceFile): readonly string[] => {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' });
  return titlesIn(body, new Map());
};

const escaped = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the declared titles, and titles that fill the unknown parts of a specific one. */
export const titleMatcher = (declared: readonly string[]): ((title: string) => boolean) => {
  const complete = new Set(declared.filter((title) => !title.includes(unknownPart)));
  const patterns = [...new Set(declared)]
    .filter((title) => title.includes(unknownPart) && isSpecific(title))
    .map((title) => new RegExp(`^${title.split(unknownPart).map(escaped).join('.+')}$`));
  return (title) => complete.has(title) || patterns.some((pattern) => pattern.test(title));
};
