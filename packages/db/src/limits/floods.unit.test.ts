import { expect, it } from 'vitest';
import { createFloods } from './create-limits.ts';
import { floodRules } from './rules.ts';

const floods = createFloods({ pepper: Buffer.alloc(32, 7) });
const { points } = floodRules['api-account'];

it('a batch counts for as many calls as it holds', async () => {
  expect(await floods.charge('api-account', 'athlete', points - 1)).toMatchObject({ ok: true });
  expect(await floods.charge('api-account', 'athlete', 2)).toMatchObject({ ok: false });
});

it('one account’s flood refuses no other account', async () => {
  await floods.charge('api-account', 'noisy', points + 1);
  expect(await floods.charge('api-account', 'quiet')).toMatchObject({ ok: true });
});

it('addresses of one IPv6 network are one visitor', async () => {
  await floods.charge('request-network', '2001:db8:1:2::1', floodRules['request-network'].points);
  expect(await floods.charge('request-network', '2001:db8:1:2::2')).toMatchObject({ ok: false });
  expect(await floods.charge('request-network', '2001:db8:1:3::1')).toMatchObject({ ok: true });
});
