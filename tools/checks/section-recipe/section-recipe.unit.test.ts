import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copySources, typeErrors, writeSource } from './copied-sources.ts';
import { type NewSection, register, registrationsOf } from './recipe.ts';
import { books } from './testing/books.ts';
import { hobby } from './testing/hobby.ts';
import { wrongUses } from './testing/wrong-uses.ts';

// A compilation takes seven seconds on two idle cores and many times that on busy ones.
vi.setConfig({ testTimeout: 120_000 });

let copy: string;
beforeEach(() => {
  copy = copySources();
});
afterEach(() => rmSync(copy, { recursive: true }));

const writeFiles = (section: NewSection) => {
  for (const [file, text] of Object.entries(section.files)) writeSource(copy, file, text);
};

it('a record and a list added by the steps in CONTRIBUTING.md compile without further changes', async () => {
  for (const section of [hobby, books]) {
    writeFiles(section);
    for (const registration of registrationsOf(section)) register(copy, registration);
  }
  expect(await typeErrors(copy)).toEqual({});
});

it('a registration that is left out is named, and so is each wrong use', async () => {
  const [exported, domain, ...others] = registrationsOf(hobby);
  const [exportedBooks] = registrationsOf(books);
  writeFiles(hobby);
  writeFiles(books);
  for (const registration of [exported, exportedBooks, domain]) if (registration) register(copy, registration);
  for (const [file, text] of Object.entries(wrongUses)) writeSource(copy, file, text);
  const errors = await typeErrors(copy);
  // The words and the view of a section need its registration in the domain.
  const unregistered = Object.keys(books.files).filter((file) => /^packages\/history\/|\/view\.tsx$/u.test(file));
  const named = [...others.map(({ file }) => file), ...Object.keys(wrongUses)];
  expect(
    Object.keys(errors)
      .filter((file) => !unregistered.includes(file))
      .sort(),
  ).toEqual(named.sort());
  for (const file of Object.keys(wrongUses)) expect(errors[file], file).toHaveLength(1);
});
