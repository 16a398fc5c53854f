import { constants, setPriority } from 'node:os';
import { answerParent } from '../child.ts';
import type { Order } from './attacker.ts';
import { type Attack, attacks, fewLogIns, logIns, type Target } from './attacks.ts';

const known = [...attacks, logIns, fewLogIns];

let ending = new AbortController();
let attacking: Promise<void> = Promise.resolve();

const repeat = async (attack: Attack, target: Target, { signal }: AbortController): Promise<void> => {
  while (!signal.aborted) await attack.send(target);
};

setPriority(constants.priority.PRIORITY_LOW);

answerParent(async (order: Order): Promise<null> => {
  if (order.order === 'end') {
    ending.abort();
    await attacking;
    return null;
  }
  const attack = known.find(({ name }) => name === order.attack);
  if (!attack) throw new Error(`No attack is called ${order.attack}`);
  await attack.send(order.target);
  ending = new AbortController();
  attacking = repeat(attack, order.target, ending);
  return null;
});
