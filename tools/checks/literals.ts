import type {
  CallExpression,
  Expression,
  MemberExpression,
  ObjectExpression,
  Pattern,
  TemplateLiteral,
} from '@swc/core';

/** Stands in a text for the part that only a running program knows. */
export const unread = '\0';

export type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [key: string]: Value };

/** The names that stand for a value that was read. */
export type Scope = ReadonlyMap<string, Value>;

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

export const isRecord = (value: Value): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !isList(value);

export const memberOf = (value: Value, key: string): Value => {
  if (isList(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : unread;
};

/** A value as a part of a text. How a list or an object is written is left to the program. */
export const shown = (value: Value): string => (isList(value) || isRecord(value) ? unread : String(value));

const templateText = ({ quasis, expressions }: TemplateLiteral, scope: Scope): string =>
  quasis
    .map(({ cooked }, at) => {
      const value = expressions[at];
      return `${cooked ?? unread}${value === undefined ? '' : shown(read(value, scope))}`;
    })
    .join('');

const elementsOf = (elements: readonly ({ spread?: unknown; expression: Expression } | undefined)[], scope: Scope) =>
  elements.flatMap((element): readonly Value[] => {
    if (element === undefined) return [undefined];
    const value = read(element.expression, scope);
    return element.spread && isList(value) ? value : [element.spread ? unread : value];
  });

const recordOf = ({ properties }: ObjectExpression, scope: Scope): Value => {
  const entries: [string, Value][] = [];
  for (const property of properties) {
    if (property.type === 'Identifier') entries.push([property.value, read(property, scope)]);
    else if (property.type === 'KeyValueProperty' && 'value' in property.key)
      entries.push([String(property.key.value), read(property.value, scope)]);
    // A spread may replace any key, and a method is no value.
    else return unread;
  }
  return Object.fromEntries(entries);
};

const propertyOf = ({ object, property }: MemberExpression, scope: Scope): Value => {
  if (property.type === 'PrivateName') return unread;
  const key = property.type === 'Computed' ? shown(read(property.expression, scope)) : property.value;
  return memberOf(read(object, scope), key);
};

/** `Object.keys(table)` and its like make the rows of a table that is an object. */
const partsOf = ({ callee, arguments: given }: CallExpression, scope: Scope): Value => {
  const [table] = given;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || table === undefined) return unread;
  const value = read(table.expression, scope);
  if (callee.object.type !== 'Identifier' || callee.object.value !== 'Object' || !isRecord(value)) return unread;
  if (callee.property.value === 'keys') return Object.keys(value);
  return callee.property.value === 'entries' ? Object.entries(value) : unread;
};

/** What an expression says by itself, without being run. */
export const read = (expression: Expression, scope: Scope): Value => {
  switch (expression.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return expression.value;
    case 'NullLiteral':
      return null;
    case 'Identifier':
      if (expression.value === 'undefined') return undefined;
      return scope.has(expression.value) ? scope.get(expression.value) : unread;
    case 'TemplateLiteral':
      return 'expressions' in expression ? templateText(expression, scope) : unread;
    case 'ArrayExpression':
      return elementsOf(expression.elements, scope);
    case 'ObjectExpression':
      return recordOf(expression, scope);
    case 'MemberExpression':
      return propertyOf(expression, scope);
    case 'CallExpression':
      return partsOf(expression, scope);
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return read(expression.expression, scope);
    case 'UnaryExpression': {
      const value = read(expression.argument, scope);
      return expression.operator === '-' && typeof value === 'number' ? -value : unread;
    }
    default:
      return unread;
  }
};

/** The names that a pattern gives to a value and its parts. */
export const namesOf = (pattern: Pattern | Expression, value: Value): readonly (readonly [string, Value])[] => {
  switch (pattern.type) {
    case 'Identifier':
      return [[pattern.value, value]];
    case 'ArrayPattern':
      return pattern.elements.flatMap((part, at) => (part ? namesOf(part, memberOf(value, String(at))) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'RestElement') return namesOf(property.argument, unread);
        const key = 'value' in property.key ? String(property.key.value) : '';
        if (property.type === 'AssignmentPatternProperty') return [[key, memberOf(value, key)] as const];
        return namesOf(property.value, memberOf(value, key));
      });
    case 'AssignmentPattern':
      return namesOf(pattern.left, value ?? unread);
    case 'RestElement':
      return namesOf(pattern.argument, unread);
    default:
      return [];
  }
};
