import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { createElement, type ReactNode } from 'react';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Converts a style to an object, which React expects. */
const styleOf = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    css.split(';').flatMap((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return name.trim() === '' ? [] : [[name.trim(), value.join(':').trim()]];
    }),
  );

const propsOf = ({ attrs }: Element): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, name === 'style' ? styleOf(value) : value]));

const isText = (node: ChildNode): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .filter(isText)
    .map(({ value }) => value)
    .join('');

const creatorOf = (node: ChildNode): (() => ReactNode) => {
  if (isText(node)) return () => node.value;
  if (!('tagName' in node)) return () => null;
  const { tagName, childNodes } = node;
  const props = propsOf(node);
  if (tagName === 'script' || tagName === 'style') {
    const raw = { ...props, dangerouslySetInnerHTML: { __html: textOf(childNodes) } };
    return () => createElement(tagName, raw);
  }
  const nodes = 'content' in node ? node.content.childNodes : childNodes;
  const creators = nodes.map(creatorOf);
  return () => createElement(tagName, props, ...creators.map((create) => create()));
};

/** Parses a page once. Each call creates new elements, like a component without logic. */
export const elementsOf = (html: string): (() => ReactNode) => {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  if (!root) throw new Error('The page has no html element');
  return creatorOf(root);
};
