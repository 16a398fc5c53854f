import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingRegistrations, registrationFiles, sectionFolders } from './section-registrations.ts';

const root = join(import.meta.dirname, '..', '..');
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'palmares-sections-'));
  for (const file of registrationFiles) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const section of sectionFolders(root)) {
    for (const sections of ['packages/domain/src/sections', 'apps/web/src/sections']) {
      mkdirSync(join(copy, sections, section), { recursive: true });
    }
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

describe('adding a section', () => {
  it('names every missing registration', () => {
    mkdirSync(join(copy, 'packages/domain/src/sections/dream-team'));
    expect(missingRegistrations(copy)).toEqual([
      'packages/domain/src/portfolio/sections.ts: add "dream-team"',
      'apps/web/src/sections/dream-team/: add the folder',
      'apps/web/src/sections/editors.ts: add "dream-team"',
      'packages/domain/src/portfolio/public-view.ts: add "dream-team"',
      'apps/web/src/sections/views.ts: add "dream-team"',
    ]);
  });

  it('leaves nothing to add in the project as it stands', () => expect(missingRegistrations(root)).toEqual([]));
});
