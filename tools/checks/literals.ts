import type {
  CallExpression,
  Expression,
  MemberExpression,
  ObjectExpression,
  Pattern,
  TemplateLiteral,
} from '@swc/core';

/** Replaces a value, or a part of a text, that is known only at run time. */
export const unknownPart = '\0';

export type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [key: string]: Value };

/** Constants and parameters, by name. */
export type Scope = ReadonlyMap<string, Value>;

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

export const isRecord = (value: Value): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !isList(value);

export const memberOf = (value: Value, key: string): Value => {
  if (isList(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : unknownPart;
};

/** Returns a value as a template literal prints it; lists and objects count as unknown. */
export const textOf = (value: Value): string => (isList(value) || isRecord(value) ? unknownPart : String(value));

const templateText = ({ quasis, expressions }: TemplateLiteral, scope: Scope): string =>
  quasis
    .map(({ cooked }, at) => {
      const value = expressions[at];
      return `${cooked ?? unknownPart}${value === undefined ? '' : textOf(evaluate(value, scope))}`;
    })
    .join('');

const elementsOf = (elements: readonly ({ spread?: unknown; expression: Expression } | undefined)[], scope: Scope) =>
  elements.flatMap((element): readonly Value[] => {
    if (element === undefined) return [undefined];
    const value = evaluate(element.expression, scope);
    return element.spread && isList(value) ? value : [element.spread ? unknownPart : value];
  });

const recordOf = ({ properties }: ObjectExpression, scope: Scope): Value => {
  const entries: [string, Value][] = [];
  for (const property of properties) {
    if (property.type === 'Identifier') entries.push([property.value, evaluate(property, scope)]);
    else if (property.type === 'KeyValueProperty' && 'value' in property.key)
      entries.push([String(property.key.value), evaluate(property.value, scope)]);
    // A spread may replace any key, and a method's value is unknown.
    else return unknownPart;
  }
  return Object.fromEntries(entries);
};

const propertyOf = ({ object, property }: MemberExpression, scope: Scope): Value => {
  if (property.type === 'PrivateName') return unknownPart;
  const key = property.type === 'Computed' ? textOf(evaluate(property.expression, scope)) : property.value;
  return memberOf(evaluate(object, scope), key);
};

/** Evaluates `Object.keys(table)` and `Object.entries(table)`, which tests use as rows. */
const valueOfCall = ({ callee, arguments: [table] }: CallExpression, scope: Scope): Value => {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || table === undefined)
    return unknownPart;
  const value = evaluate(table.expression, scope);
  if (callee.object.type !== 'Identifier' || callee.object.value !== 'Object' || !isRecord(value)) return unknownPart;
  if (callee.property.value === 'keys') return Object.keys(value);
  return callee.property.value === 'entries' ? Object.entries(value) : unknownPart;
};

/** Evaluates an expression without running the program. */
export const evaluate = (expression: Expression, scope: Scope): Value => {
  switch (expression.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return expression.value;
    case 'NullLiteral':
      return null;
    case 'Identifier':
      if (expression.value === 'undefined') return undefined;
      return scope.has(expression.value) ? scope.get(expression.value) : unknownPart;
    case 'TemplateLiteral':
      return 'expressions' in expression ? templateText(expression, scope) : unknownPart;
    case 'ArrayExpression':
      return elementsOf(expression.elements, scope);
    case 'ObjectExpression':
      return recordOf(expression, scope);
    case 'MemberExpression':
      return propertyOf(expression, scope);
    case 'CallExpression':
      return valueOfCall(expression, scope);
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return evaluate(expression.expression, scope);
    case 'UnaryExpression': {
      const value = evaluate(expression.argument, scope);
      return expression.operator === '-' && typeof value === 'number' ? -value : unknownPart;
    }
    default:
      return unknownPart;
  }
};

/** Returns the names that a pattern binds, each with its value. */
export const bindingsOf = (pattern: Pattern | Expression, value: Value): readonly (readonly [string, Value])[] => {
  switch (pattern.type) {
    case 'Identifier':
      return [[pattern.value, value]];
    case 'ArrayPattern':
      return pattern.elements.flatMap((part, at) => (part ? bindingsOf(part, memberOf(value, String(at))) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'RestElement') return bindingsOf(property.argument, unknownPart);
        const key = 'value' in property.key ? String(property.key.value) : '';
        if (property.type === 'AssignmentPatternProperty') return [[key, memberOf(value, key)] as const];
        return bindingsOf(property.value, memberOf(value, key));
      });
    case 'AssignmentPattern':
      return bindingsOf(pattern.left, value ?? unknownPart);
    case 'RestElement':
      return bindingsOf(pattern.argument, unknownPart);
    default:
      return [];
  }
};
