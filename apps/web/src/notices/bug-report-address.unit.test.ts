import { afterEach, expect, it } from 'vitest';
import { nameBuild } from '../server/running-build.server.ts';
import { bugReportAddress } from './bug-report-address.ts';

afterEach(() => nameBuild(undefined));

const asked = () => bugReportAddress({ page: '/en/pricing', error: '01a20c09' });

it('a report of a bug begins with the page, the error and the build that is running', () => {
  nameBuild('3b423b8c 2026-11-26');
  expect(asked()).toBe('/en/contact-us/bug-report?page=%2Fen%2Fpricing&error=01a20c09&version=3b423b8c+2026-11-26');
});

it('a report of a bug leaves out a version that is not known', () => {
  expect(asked()).toBe('/en/contact-us/bug-report?page=%2Fen%2Fpricing&error=01a20c09');
});
