import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { isNeighbour, isOrdinaryAddress } from './addresses.ts';
import type { Resolve } from './references.ts';

const KIND = PDFName.of('S');
const NEXT = PDFName.of('Next');

/** Kinds of actions that are active, whoever starts them. */
const active: readonly string[] = [
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'GoTo3DView',
  'Movie',
  'Sound',
  'Rendition',
  'RichMediaExecute',
];

/** Kinds of actions that lead to a page or an article, perhaps of another file. */
const leading: readonly string[] = ['GoToR', 'Thread'];

/** The ways to name a file: in general, in Unicode, and for one system alone. */
const fileNames = ['F', 'UF', 'DOS', 'Mac', 'Unix'].map((name) => PDFName.of(name));

/** Entries of `AA`: the moments at which the actions of a page, a field or a document start automatically. */
const triggers = 'E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' ').map((name) => PDFName.of(name));

const isText = (object: PDFObject): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString;

const kindsOf = (action: PDFDict, resolve: Resolve): readonly string[] =>
  resolve(action.get(KIND)).map((kind) => (kind instanceof PDFName ? kind.decodeText() : ''));

/** True for the name of a neighbouring PDF, or a file specification that holds nothing else. */
const isHarmlessFile = (file: PDFObject, resolve: Resolve): boolean => {
  if (isText(file)) return isNeighbour(file.decodeText());
  if (!(file instanceof PDFDict) || file.has(PDFName.of('FS'))) return false;
  const names = fileNames.flatMap((name) => resolve(file.get(name)));
  return names.every((name) => isText(name) && isNeighbour(name.decodeText()));
};

/** True for an action that runs, sends or opens something once the PDF reader starts it. */
export const isActiveAction = (dict: PDFDict, resolve: Resolve): boolean => {
  const kinds = kindsOf(dict, resolve);
  if (kinds.some((kind) => active.includes(kind))) return true;
  if (!kinds.some((kind) => leading.includes(kind))) return false;
  return !resolve(dict.get(PDFName.of('F'))).every((file) => isHarmlessFile(file, resolve));
};

/** True for an address that leads elsewhere than to a page, a mailbox or a phone. */
export const isStrangeAddress = (value: PDFObject, resolve: Resolve): boolean =>
  resolve(value).some((object) => isText(object) && !isOrdinaryAddress(object.decodeText()));

const elementsOf = (object: PDFObject): readonly PDFObject[] =>
  object instanceof PDFArray ? object.asArray() : [object];

/** True unless an action, and all that follow it, go to a page of the same file. */
const leavesTheFile = (action: PDFObject, resolve: Resolve, before: readonly PDFObject[] = []): boolean => {
  if (!(action instanceof PDFDict) || before.includes(action)) return false;
  if (kindsOf(action, resolve).some((kind) => kind !== 'GoTo')) return true;
  const next = resolve(action.get(NEXT)).flatMap(elementsOf).flatMap(resolve);
  return next.some((follower) => leavesTheFile(follower, resolve, [...before, action]));
};

/** True for an entry whose actions start automatically and do more than show a page of the same file. */
export const startsByItself = (entry: string, value: PDFObject, resolve: Resolve): boolean => {
  if (entry === 'OpenAction') return resolve(value).some((action) => leavesTheFile(action, resolve));
  if (entry !== 'AA') return false;
  const started = resolve(value).flatMap((actions) =>
    actions instanceof PDFDict ? triggers.flatMap((trigger) => resolve(actions.get(trigger))) : [],
  );
  return started.some((action) => leavesTheFile(action, resolve));
};
