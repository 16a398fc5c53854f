import { expect, it } from 'vitest';
import { traceparent } from './traceparent.ts';

it('the trace of a command has the command’s id', () =>
  expect(traceparent({ commandId: '0199b2c4-7f3a-7e21-9d10-5b6a7c8d9e0f', edit: {} })).toEqual({
    traceparent: '00-0199b2c47f3a7e219d105b6a7c8d9e0f-9d105b6a7c8d9e0f-01',
  }));

it.each([undefined, null, 'text', { email: 'maya@example.com' }])(
  'a call without a command names no trace: %o',
  (input) => expect(traceparent(input)).toEqual({}),
);
