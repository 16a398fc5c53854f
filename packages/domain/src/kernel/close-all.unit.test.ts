import { expect, it } from 'vitest';
import { closeAll } from './close-all.ts';

it('closeAll closes all, one after the other, and throws once what failed', async () => {
  const closed: string[] = [];
  const closing =
    (name: string, fails = false) =>
    async () => {
      await Promise.resolve();
      closed.push(name);
      if (fails) throw new Error(`${name} is stuck`);
    };
  const closings = [closing('leases', true), closing('jobs'), closing('files', true), closing('database')];
  const failure = await closeAll(closings).catch((reason: unknown) => reason);
  expect(closed).toEqual(['leases', 'jobs', 'files', 'database']);
  expect(failure).toBeInstanceOf(AggregateError);
  expect(failure).toMatchObject({
    message: 'Not everything could be closed: leases is stuck; files is stuck',
    errors: [{ message: 'leases is stuck' }, { message: 'files is stuck' }],
  });
  await expect(closeAll([closing('database')])).resolves.toBeUndefined();
});
