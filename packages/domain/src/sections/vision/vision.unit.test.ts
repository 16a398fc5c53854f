import { describe, expect, it } from 'vitest';
import { specifyRecord } from '../kit/testing/specify-record.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import type { Vision } from './fields.ts';
import { vision } from './index.ts';
import { visionPublicView } from './public-view.ts';

const team: Vision = { dreams: 'To start for a university team.\n\nAnd to nurse.', plan: 'Skate on Mondays.' };
const { given } = specifySection(vision, new Date('2026-11-20T12:00:00Z'));
const write = (content: Vision) => ({ type: 'WriteVision', content }) as const;
const written = (data: Vision) => ({ type: 'VisionWritten', data }) as const;

specifyRecord(vision, { noun: 'Vision', whole: team });

describe('vision', () => {
  it('needs dreams, and no plan yet', () => {
    const dreaming = { ...team, plan: '' };
    given().when(write(dreaming)).thenEvents(written(dreaming));
    given()
      .when(write({ ...team, dreams: '' }))
      .thenRefused('required', 'dreams');
  });

  it.each(['dreams', 'plan'] as const)('%s have at most 2,000 characters', (field) => {
    const longest = { ...team, [field]: 'a'.repeat(2000) };
    given().when(write(longest)).thenEvents(written(longest));
    given()
      .when(write({ ...team, [field]: 'a'.repeat(2001) }))
      .thenRefused('too_long', field);
  });

  it('is read in paragraphs', () =>
    expect(visionPublicView(team)).toEqual({
      dreams: ['To start for a university team.', 'And to nurse.'],
      plan: ['Skate on Mondays.'],
    }));
});
