import { demoPortfolio, goaltender, swimmer } from '@palmares/domain/demo';
import { bank } from '@palmares/domain/identity/bank';
import { describe, expect, it } from 'vitest';
import { demoFiles } from '../../site/demo/demo-files.ts';
import { exampleMessage } from './example-message.ts';

const people = [
  ['nora', goaltender],
  ['jade', swimmer],
] as const;

describe.each(people)('the example message of %s', (name, person) => {
  it.each(['2026-11-26T12:00:00Z', '2031-02-01T12:00:00Z'])('says on %s what the demo’s portfolio says', (day) => {
    const at = new Date(day);
    const { athlete, sections } = demoPortfolio(person, { bank, files: demoFiles[name], at });
    const [season] = sections['sports-history'].content.seasons;
    const own = sections.contacts.content.contacts.find(({ role }) => role === 'own');
    const facts = [
      `${athlete.firstName} ${athlete.lastName}`,
      season?.sports[0]?.team,
      season?.performances[0]?.result,
      season?.awards[0]?.awardedBy,
      `${sections.academics.content.graduationYear}`,
      `${season?.year}–`,
      own?.email,
    ];
    const message = exampleMessage(person.language, at);
    expect(facts.filter((fact) => fact === undefined || !message.includes(fact))).toEqual([]);
  });
});
