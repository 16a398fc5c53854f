import type { FieldReading, SectionReading } from '@palmares/history/sections';
import { inLanguage, momentWords, type Voice } from '@palmares/history/voice';
import { m } from '../paraglide/messages.js';
import type { PresentAthlete } from './find-athlete.ts';
import { indented } from './layout.ts';
import { doubtWords, readSnapshot, type Snapshot } from './snapshot.ts';

const factLines = (fields: readonly FieldReading[], spaces: number, voice: Voice): string[] =>
  fields
    .filter(({ says }) => says !== '')
    .map(({ label, says }) => {
      const value = indented(says, 4).trimStart();
      return indented(m.history_fact({ field: label, value }, inLanguage(voice.language)), spaces);
    });

const sectionLines = ({ fields, lists }: SectionReading, voice: Voice): string[] => [
  ...factLines(fields, 2, voice),
  ...lists
    .filter(({ items }) => items.length > 0)
    .flatMap(({ label, items }) => [
      `  ${label}`,
      ...items.flatMap((item, index) => [`    ${index + 1}. ${item.name}`, ...factLines(item.fields, 7, voice)]),
    ]),
];

/** The whole portfolio as text; unwritten sections are left out. */
export const asItWas = ({ athleteId, name }: PresentAthlete, snapshot: Snapshot, voice: Voice): string => {
  const words = inLanguage(voice.language);
  const { version, at, athlete } = snapshot;
  return [
    [
      m.at_title({ name, id: athleteId }, words),
      m.at_moment({ date: momentWords(at, voice), version }, words),
      m.history_zone({ zone: voice.timeZone }, words),
      ...doubtWords(snapshot, voice),
    ].join('\n'),
    ...(athlete ? [] : [m.at_nothing({}, words)]),
    ...readSnapshot(snapshot, voice)
      .map((part) => ({ title: part.title, lines: sectionLines(part, voice) }))
      .filter(({ lines }) => lines.length > 0)
      .map(({ title, lines }) => [title, ...lines].join('\n')),
  ].join('\n\n');
};
