import { type DraftContent, type SectionName, sections } from '@palmares/domain/portfolio';
import { differingRows, type Gender, orderIn } from '@palmares/domain/sections';
import { type FieldReading, type ItemReading, readSection, type SectionReading } from '@palmares/history/sections';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

type Versions<Of> = readonly [first: Of, second: Of];

/** A row of a section in two versions: a field, an item or an order, in words. */
export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  /** Empty if nothing is written; null if the version does not have the item. */
  readonly texts: Versions<string | null>;
  /** True if the texts differ; false for differences that cannot be seen, such as a trailing space. */
  readonly differs: boolean;
}

const inLines = (lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');

const fieldsOfRow = (name: SectionName, row: string): readonly string[] =>
  sections[name].linkedFields.find(([first]) => first === row) ?? [row];

const fieldRow = (name: SectionName, row: string, versions: Versions<SectionReading>) => {
  const fields = fieldsOfRow(name, row);
  const says = ({ fields: all }: SectionReading): string =>
    inLines(fields.map((field) => all.find(({ key }) => key === field)?.says ?? ''));
  const label = versions[0].fields.find(({ key }) => key === row)?.label ?? row;
  return { key: row, label, texts: [says(versions[0]), says(versions[1])] as const };
};

const itemIn = ({ lists }: SectionReading, id: string): ItemReading | undefined =>
  lists.flatMap(({ items }) => items).find((item) => item.id === id);

const listWith = (versions: Versions<SectionReading>, id: string) =>
  versions.flatMap(({ lists }) => lists).find(({ items }) => items.some((item) => item.id === id));

/** An item as its card shows it, and below the fields that differ from `other` and that the card does not show. */
const itemText = (item: ItemReading | undefined, other: ItemReading | undefined): string | null => {
  if (!item) return null;
  const card = inLines(item.lines);
  if (!other) return card;
  const areAlike = card === inLines(other.lines);
  const differs = ({ key, says }: FieldReading) => other.fields.find((field) => field.key === key)?.says !== says;
  const isUnseen = (field: FieldReading) => field.says !== '' && (areAlike || !card.includes(field.says));
  const unseen = item.fields.filter((field) => differs(field) && isUnseen(field));
  return inLines([card, ...unseen.map(({ label, says }) => `${label} · ${says}`)]);
};

const itemRow = (row: string, versions: Versions<SectionReading>, isDiffering: boolean) => {
  const [first, second] = [itemIn(versions[0], row), itemIn(versions[1], row)];
  const text = (item: ItemReading | undefined, other: ItemReading | undefined) =>
    itemText(item, isDiffering ? other : undefined);
  const label = listWith(versions, row)?.label ?? '';
  return { key: row, label, texts: [text(first, second), text(second, first)] as const };
};

const orderRow = (row: string, ids: Versions<readonly string[]>, versions: Versions<SectionReading>) => {
  const says = (order: readonly string[], reading: SectionReading): string =>
    inLines(order.map((id, at) => `${at + 1}. ${itemIn(reading, id)?.lines[0] ?? ''}`));
  const list = listWith(versions, ids[0][0] ?? '')?.label ?? '';
  return {
    key: row,
    label: m.compared_order({ list }),
    texts: [says(ids[0], versions[0]), says(ids[1], versions[1])] as const,
  };
};

const keysOf = (versions: Versions<SectionReading>, keys: (version: SectionReading) => readonly string[]) => [
  ...new Set(versions.flatMap(keys)),
];

/**
 * Compares two versions of a section row by row, in the order of the form, in the page's language and the gender of the
 * athlete's events. Orders are rows only if they differ.
 */
export const comparedRows = <Name extends SectionName>(
  name: Name,
  first: DraftContent<Name>,
  second: DraftContent<Name>,
  gender: Gender | null,
): readonly ComparedRow[] => {
  const read = (content: DraftContent<Name>) => readSection(name, content, getLocale(), gender);
  const versions: Versions<SectionReading> = [read(first), read(second)];
  const linked = sections[name].linkedFields.flatMap(([, ...others]) => others);
  const fields = keysOf(versions, ({ fields }) => fields.map(({ key }) => key)).filter((key) => !linked.includes(key));
  const items = keysOf(versions, ({ lists }) => lists.flatMap(({ items }) => items.map(({ id }) => id)));
  const differing = differingRows<unknown>(sections[name], first, second);
  const orders = differing.flatMap((row) => {
    const [here, there] = [first, second].map((draft) => orderIn<unknown>(sections[name], draft, row));
    return here && there ? [orderRow(row, [here, there], versions)] : [];
  });
  return [
    ...fields.map((key) => fieldRow(name, key, versions)),
    ...items.map((id) => itemRow(id, versions, differing.includes(id))),
    ...orders,
  ].map((row) => ({
    ...row,
    differs: differing.includes(row.key) && (row.texts[0] ?? '') !== (row.texts[1] ?? ''),
  }));
};
