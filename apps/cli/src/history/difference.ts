import { changeWords, inLanguage, momentWords, nothingWords, quoted, type Voice } from '@palmares/history/voice';
import { m } from '../paraglide/messages.js';
import { type Change, compareReadings, type FieldChange, type ItemChange } from './compare.ts';
import type { PresentAthlete } from './find-athlete.ts';
import { indented } from './layout.ts';
import { doubtWords, type PartReading, readSnapshot, type Snapshot } from './snapshot.ts';
import { isWorthMarking, putIn, takenOut, textDifference } from './text-difference.ts';

const momentOf = ({ version, at, doubt }: Snapshot) => ({ version, at, doubt });

export const differenceOf = (athlete: PresentAthlete, from: Snapshot, to: Snapshot, voice: Voice) => {
  const before = new Map(readSnapshot(from, voice).map((part) => [part.name, part]));
  const nothing: Pick<PartReading, 'fields' | 'lists'> = { fields: [], lists: [] };
  return {
    athlete: { id: athlete.athleteId, name: athlete.name },
    timeZone: voice.timeZone,
    from: momentOf(from),
    to: momentOf(to),
    changes: readSnapshot(to, voice).flatMap((part) =>
      compareReadings(before.get(part.name) ?? nothing, part).map((change) => ({
        section: part.name,
        title: part.title,
        ...change,
        path: [part.name, ...change.path],
      })),
    ),
  };
};

export type Difference = ReturnType<typeof differenceOf>;

const value = (text: string, voice: Voice): string =>
  text === '' ? nothingWords(voice.language) : quoted(text, voice.language);

const fieldWords = ({ label, says }: FieldChange, voice: Voice, spaces: number): string => {
  const words = inLanguage(voice.language);
  if (isWorthMarking(says.before, says.after)) {
    const marked = textDifference(says.before, says.after);
    return `${indented(m.history_field({ field: label }, words), spaces)}\n${indented(marked, spaces + 4)}`;
  }
  const [before, after] = [value(says.before, voice), value(says.after, voice)];
  return indented(changeWords({ field: label, before, after }, voice.language), spaces);
};

const factWords = ({ label, says }: FieldChange, side: 'before' | 'after', voice: Voice): string =>
  indented(m.history_fact({ field: label, value: says[side] }, inLanguage(voice.language)), 6);

const placesOf = ({ from, to }: ItemChange, voice: Voice): { readonly from: string; readonly to: string } => {
  const isSameList = from?.list === to?.list;
  const place = (at: ItemChange['from']): string => {
    if (!at) return '';
    return isSameList ? m.diff_place(at, inLanguage(voice.language)) : m.diff_place_in(at, inLanguage(voice.language));
  };
  return { from: place(from), to: place(to) };
};

const itemWords = (change: ItemChange, voice: Voice): string => {
  const words = inLanguage(voice.language);
  const { item, fields } = change;
  const line = (text: string): string => indented(text, 4);
  return {
    added: () => [line(m.diff_added({ item }, words)), ...fields.map((field) => factWords(field, 'after', voice))],
    removed: () => [line(m.diff_removed({ item }, words)), ...fields.map((field) => factWords(field, 'before', voice))],
    changed: () => [line(m.diff_changed({ item }, words)), ...fields.map((field) => fieldWords(field, voice, 6))],
    moved: () => [line(m.diff_moved({ item, ...placesOf(change, voice) }, words))],
  }
    [change.change]()
    .join('\n');
};

/** Items under their list's heading, which appears once. */
const partLines = (changes: readonly Change[], voice: Voice): readonly string[] => {
  const fields = changes.filter((change) => change.change === 'field');
  const items = changes.filter((change) => change.change !== 'field');
  return [
    ...fields.map((field) => fieldWords(field, voice, 2)),
    ...[...Map.groupBy(items, ({ list }) => list)].flatMap(([list, ofList]) => [
      indented(list, 2),
      ...ofList.map((change) => itemWords(change, voice)),
    ]),
  ];
};

const isMarked = (change: Change): boolean =>
  change.change === 'field'
    ? isWorthMarking(change.says.before, change.says.after)
    : change.change === 'changed' && change.fields.some(isMarked);

const legend = (voice: Voice): string => {
  const words = inLanguage(voice.language);
  const removed = takenOut(m.diff_legend_removed({}, words));
  return m.diff_legend({ removed, added: putIn(m.diff_legend_added({}, words)) }, words);
};

/** The differences as text, section by section, with values before and after. */
export const differenceInWords = ({ athlete, from, to, changes }: Difference, voice: Voice): string => {
  const words = inLanguage(voice.language);
  const moment = ({ version, at }: Difference['from']) => ({
    moment: m.diff_moment({ version, date: momentWords(at, voice) }, words),
  });
  const parts = Map.groupBy(changes, ({ title }) => title);
  return [
    [
      m.diff_title(athlete, words),
      m.diff_from(moment(from), words),
      ...doubtWords(from, voice),
      m.diff_to(moment(to), words),
      ...doubtWords(to, voice),
      m.history_zone({ zone: voice.timeZone }, words),
      ...(changes.some(isMarked) ? [legend(voice)] : []),
    ].join('\n'),
    ...(changes.length === 0 ? [m.diff_none({}, words)] : []),
    ...[...parts].map(([title, ofPart]) => [title, ...partLines(ofPart, voice)].join('\n')),
  ].join('\n\n');
};
