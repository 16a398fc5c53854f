import { describe, expect, it } from 'vitest';
import type { Section } from '../../section.ts';
import type { WriteCommand, WrittenEvent } from '../record-section.ts';
import { specifySection } from './specify-section.ts';

interface Example<Noun extends string, Content> {
  readonly noun: Noun;
  /** Valid, with every field filled in. */
  readonly whole: Content;
}

type RecordSection<Noun extends string, Content, Held> = Section<
  Content,
  WriteCommand<Noun, Content>,
  WrittenEvent<Noun, Content>,
  string,
  Held
>;

/** Tests what every record has in common. Rules of one section belong in that section's own test. */
export const specifyRecord = <Noun extends string, Content extends object, Held>(
  section: RecordSection<Noun, Content, Held>,
  { noun, whole }: Example<Noun, Content>,
): void => {
  const { given } = specifySection(section, new Date('2026-11-20T12:00:00Z'));
  const empty = section.empty();
  const write = (content: Content): WriteCommand<Noun, Content> => ({ type: `Write${noun}`, content });
  const written = (data: Content): WrittenEvent<Noun, Content> => ({ type: `${noun}Written`, data });

  describe(`${section.name}, as every record,`, () => {
    it('is written whole', () => given().when(write(whole)).thenEvents(written(whole)));
    it('written again unchanged changes nothing', () => given(written(whole)).when(write(whole)).thenNothing());
    it('can be cleared as a whole', () => given(written(whole)).when(write(empty)).thenEvents(written(empty)));
    it('that was never written needs no clearing', () => given().when(write(empty)).thenNothing());

    it('is empty before it is written and after it is cleared, and not in between', () => {
      expect(section.isEmpty(empty)).toBe(true);
      expect(section.isEmpty(section.draft(empty))).toBe(true);
      expect(section.isEmpty(whole)).toBe(false);
      expect(section.evolve(whole, written(empty))).toEqual(empty);
    });

    it('changes by one command, or none', () => {
      expect(section.changes(whole, whole)).toEqual([]);
      expect(section.changes(empty, whole)).toEqual([write(whole)]);
    });

    it('keeps its order of keys through JSON', () => {
      expect(JSON.parse(JSON.stringify(whole))).toStrictEqual(whole);
      expect(JSON.stringify(section.command.parse(write(whole)))).toBe(JSON.stringify(write(whole)));
    });

    it('has a valid part that is the draft if it is valid and else keeps the confirmed values', () => {
      expect(section.validPart(section.draft(whole), empty)).toEqual(whole);
      for (const field of Object.keys(whole)) {
        const draft = { ...whole, [field]: Symbol('of no type that a field has') };
        expect(section.validPart(draft, whole), field).toBe(whole);
      }
      for (const draft of [null, 'x', [], 3]) expect(section.validPart(draft, whole)).toBe(whole);
    });
  });
};
