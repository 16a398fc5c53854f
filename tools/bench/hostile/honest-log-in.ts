import { atMost, figure } from '../figures.ts';
import type { LinkedAthlete } from '../site.ts';
import { median } from '../statistics.ts';
import type { Bar, Figure } from '../suite.ts';
import type { Attacker } from './attacker.ts';
import type { Attack, Target } from './attacks.ts';
import type { Probe, Probed } from './probe.ts';

/**
 * Factor for the time of a probe: a log-in takes longer than other requests, and a burst is refused at its beginning.
 */
const SLOWER = 4;

interface Measuring {
  readonly probe: Probe;
  readonly attacker: Attacker;
  readonly target: Target;
  readonly athlete: LinkedAthlete;
  readonly rounds: number;
  readonly millis: number;
  readonly floods: { readonly ofOne: Attack; readonly ofMany: Attack };
}

/** Measures how long an athlete's log-in takes alone and beside floods of others, each round from another network. */
export const measureHonestLogIn = async ({
  probe,
  attacker,
  target,
  athlete: { email, password },
  rounds,
  millis,
  floods: { ofOne, ofMany },
}: Measuring): Promise<{ readonly figures: readonly Figure[]; readonly bars: readonly Bar[] }> => {
  const attempt = (round: number, forMillis: number): Promise<Probed> =>
    probe.attempt({
      url: `${target.origin}/api/trpc/account.logIn`,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `192.0.2.${2 + round}`,
      },
      body: JSON.stringify({ email, password }),
      millis: forMillis,
    });
  const logIn = (round: number): Promise<Probed> => attempt(round, millis * SLOWER);
  const alone: Probed[] = [];
  const besideOne: Probed[] = [];
  const besideMany: Probed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Warms up, and waits for the hashes that the last attack had begun.
    await attempt(round, 1);
    alone.push(await logIn(round));
    besideOne.push(await attacker.during(ofOne, target, () => logIn(round)));
    besideMany.push(await attacker.during(ofMany, target, () => logIn(round)));
  }
  const medians = (probed: readonly Probed[]) =>
    probed.flatMap(({ latencies }) => (latencies.length > 0 ? [median(latencies)] : []));
  const busy = (probed: readonly Probed[]) => probed.map((each) => each.busy);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const group = 'a log-in';
  return {
    figures: [
      figure(group, 'median, alone', 'ms', medians(alone)),
      figure(group, `median, ${ofOne.name}`, 'ms', medians(besideOne)),
      figure(group, `median, ${ofMany.name}`, 'ms', medians(besideMany)),
      figure(group, `refused, ${ofOne.name}`, '', busy(besideOne)),
      figure(group, `refused, ${ofMany.name}`, '', busy(besideMany)),
    ],
    bars: [
      atMost({
        name: `a log-in, ${ofOne.name}, of one alone`,
        value: median(medians(besideOne)) / median(medians(alone)),
        limit: 3,
        unit: '×',
      }),
      atMost({ name: `log-ins refused, ${ofOne.name}`, value: sum(busy(besideOne)), limit: 0, unit: '' }),
      atMost({ name: `log-ins refused, ${ofMany.name}`, value: sum(busy(besideMany)), limit: 0, unit: '' }),
    ],
  };
};
