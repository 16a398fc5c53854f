import { randomUUID } from 'node:crypto';
import type { ShownTest } from '@palmares/domain/identity';
import type { BrowserContext } from '@playwright/test';
import type { ProductUnderTest } from '../fixtures/product.ts';

interface Answer<Value> {
  readonly result: { readonly data: { readonly json: { readonly ok: boolean; readonly value: Value } } };
}

interface Session {
  readonly result: { readonly data: { readonly json: { readonly athleteId: string } } };
}

interface Running {
  readonly running: { readonly test: ShownTest } | null;
}

/** Answers everything with the first choice shown, and grit with 4 of 5. */
const answersTo = ({ masks, colors, learningStyles, grit }: ShownTest): readonly object[] => [
  ...masks.map(({ id, choices }) => ({ part: 'masks', item: id, ranking: choices.map((choice) => choice.id) })),
  ...colors.map(({ id, choices }) => ({ part: 'colors', item: id, choice: choices[0]?.id })),
  ...learningStyles.map(({ id, choices }) => ({ part: 'learningStyles', item: id, choice: choices[0]?.id })),
  ...grit.map(({ id }) => ({ part: 'grit', item: id, agreement: 4 })),
];

const attemptOf = async ({ request }: BrowserContext, { url }: ProductUnderTest) => {
  const session: Session = await (await request.get(`${url}/api/trpc/account.session`)).json();
  const { athleteId } = session.result.data.json;
  const attemptId = randomUUID();
  return async <Value>(name: string, input: object = {}): Promise<Value> => {
    const answer = await request.post(`${url}/api/trpc/identity.${name}`, {
      data: { commandId: randomUUID(), attemptId, ...input },
      headers: { origin: url, 'x-palmares-account': athleteId },
    });
    const { result }: Answer<Value> = await answer.json();
    if (!answer.ok() || !result.data.json.ok) throw new Error(`identity.${name} was refused`);
    return result.data.json.value;
  };
};

/** Starts the test for the athlete who is logged in, and leaves it unanswered. Returns a function that finishes it. */
export const startTest = async (context: BrowserContext, product: ProductUnderTest): Promise<() => Promise<void>> => {
  const send = await attemptOf(context, product);
  await send('start');
  return () => send('finish');
};

/** Takes the whole test for the athlete who is logged in, through the API, because its pages have their own journey. */
export const takeTest = async (context: BrowserContext, product: ProductUnderTest): Promise<void> => {
  const send = await attemptOf(context, product);
  const { running } = await send<Running>('start');
  if (!running) throw new Error('The attempt did not start');
  for (const answer of answersTo(running.test)) await send('answer', { answer });
  await send('finish');
};

/** Takes the test and completes only Grit, with a score of 3. */
export const completeGrit = async (context: BrowserContext, product: ProductUnderTest): Promise<void> => {
  const send = await attemptOf(context, product);
  const { running } = await send<Running>('start');
  if (!running) throw new Error('The attempt did not start');
  for (const { id } of running.test.grit) await send('answer', { answer: { part: 'grit', item: id, agreement: 3 } });
  await send('finish');
};
