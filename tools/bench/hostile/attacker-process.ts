import { constants, setPriority } from 'node:os';
import { answerParent } from '../child.ts';
import type { Order } from './attacker.ts';
import { type Attack, attacks, hangUp, logInAttacks, type Target } from './attacks.ts';

const known = [...attacks, ...logInAttacks];

let ending = new AbortController();
let attacking: Promise<unknown> = Promise.resolve();

const bySenders = ({ senders = 1 }: Attack, send: (sender: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)));

const repeat = (attack: Attack, target: Target, { signal }: AbortController): Promise<unknown> =>
  bySenders(attack, async (sender) => {
    while (!signal.aborted) await attack.send(target, sender);
  });

setPriority(constants.priority.PRIORITY_LOW);

answerParent(async (order: Order): Promise<null> => {
  if (order.order === 'end') {
    ending.abort();
    hangUp();
    await attacking;
    return null;
  }
  const attack = known.find(({ name }) => name === order.attack);
  if (!attack) throw new Error(`No attack is called ${order.attack}`);
  await bySenders(attack, (sender) => attack.send(order.target, sender));
  ending = new AbortController();
  attacking = repeat(attack, order.target, ending);
  return null;
});
