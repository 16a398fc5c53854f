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
import { sentenceOf } from './title-sentence.ts';

type Syntax = ModuleItem | Expression;
type Callable = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;
type Callee = Expression | Super | Import;

/** The constants in force where a test is declared, and the titles of the groups around it, the outermost first. */
interface Context {
  readonly scope: Scope;
  readonly groups: readonly string[];
}

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
    if (property.type !== 'Identifier') return undefined;
    // Covers Playwright's `test.describe`.
    if (property.value === 'describe') return { name: 'describe' };
    return modifiers.includes(property.value) ? calledFunction(object) : undefined;
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

/** True if a format can stand for all titles that its table makes of it, as it does without a table. */
const namesAll = (format: string, table: Expression | undefined): boolean =>
  table === undefined || isSpecific(format.replace(placeholders, ''));

const titlesOfCall = (
  title: Expression,
  table: Expression | undefined,
  { scope, groups }: Context,
): readonly string[] => {
  const format = evaluate(title, scope);
  if (typeof format !== 'string') return [];
  const unfilled = namesAll(format, table) ? [format] : [];
  const filled = table ? rowsOf(evaluate(table, scope)).map((row, at) => titleOf(format, row, at)) : [];
  return [...unfilled, ...filled].map((made) => sentenceOf(made, groups));
};

const patternsOf = ({ params }: Callable): readonly Pattern[] =>
  params.map((parameter) => (parameter.type === 'Parameter' ? parameter.pat : parameter));

/** The titles inside a function. A parameter without an argument hides a constant of the same name. */
const titlesInFunction = (
  callable: Callable,
  { scope, groups }: Context,
  values: readonly Value[] = [],
): readonly string[] => {
  const names = patternsOf(callable).flatMap((pattern, at) =>
    bindingsOf(pattern, at < values.length ? values[at] : unknownPart),
  );
  return titlesIn(callable.body, { scope: new Map([...scope, ...names]), groups });
};

/** The titles in a group, once for each row if it has a table. */
const titlesInGroup = (call: CallExpression, table: Expression | undefined, context: Context): readonly string[] => {
  const [title, body] = call.arguments.map(({ expression }) => expression);
  const format = title ? evaluate(title, context.scope) : undefined;
  if (typeof format !== 'string' || body === undefined) return titlesInParts(call, context);
  const titlesBelow = (group: string, row: Value): readonly string[] => {
    const inner = { ...context, groups: [...context.groups, group] };
    return body.type === 'ArrowFunctionExpression'
      ? titlesInFunction(body, inner, row === unknownPart ? [] : argumentsOf(row))
      : titlesIn(body, inner);
  };
  const unfilled = namesAll(format, table) ? titlesBelow(format, unknownPart) : [];
  const filled = table ? rowsOf(evaluate(table, context.scope)) : [];
  return [...unfilled, ...filled.flatMap((row, at) => titlesBelow(titleOf(format, row, at), row))];
};

const titlesInCall = (call: CallExpression, context: Context): readonly string[] => {
  const { name, table } = calledFunction(call.callee) ?? {};
  const title = call.arguments[0]?.expression;
  if (name === 'describe') return titlesInGroup(call, table, context);
  return name !== undefined && title !== undefined && testFunctions.includes(name)
    ? titlesOfCall(title, table, context)
    : titlesInParts(call, context);
};

const titlesInLoop = ({ left, right, body }: ForOfStatement, { scope, groups }: Context): readonly string[] => {
  const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
  return rowsOf(evaluate(right, scope)).flatMap((row) =>
    titlesIn(body, { scope: new Map([...scope, ...(pattern ? bindingsOf(pattern, row) : [])]), groups }),
  );
};

const isConstant = (node: unknown): node is VariableDeclaration =>
  isSyntax(node) && node.type === 'VariableDeclaration' && node.kind === 'const';

const withConstants = ({ scope, groups }: Context, statements: readonly unknown[]): Context => {
  const names = new Map(scope);
  for (const { id, init } of statements.filter(isConstant).flatMap(({ declarations }) => declarations))
    for (const [name, value] of bindingsOf(id, init ? evaluate(init, names) : unknownPart)) names.set(name, value);
  return { scope: names, groups };
};

const titlesInParts = (node: object, context: Context): readonly string[] =>
  Object.values(node).flatMap((part: unknown) => titlesIn(part, context));

const titlesIn = (node: unknown, context: Context): readonly string[] => {
  if (Array.isArray(node)) {
    const inner = node.some(isConstant) ? withConstants(context, node) : context;
    return node.flatMap((part: unknown) => titlesIn(part, inner));
  }
  if (typeof node !== 'object' || node === null) return [];
  if (!isSyntax(node)) return titlesInParts(node, context);
  switch (node.type) {
    case 'CallExpression':
      return titlesInCall(node, context);
    case 'ForOfStatement':
      return titlesInLoop(node, context);
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return titlesInFunction(node, context);
    default:
      return titlesInParts(node, context);
  }
};

/** Returns the titles of a file's tests as {@link sentenceOf} makes them, with {@link unknownPart} for parts known only at run time. */
export const titlesDeclared = ({ path, text }: SourceFile): readonly string[] => {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' });
  return titlesIn(body, { scope: new Map(), groups: [] });
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
