import { apiOf, pageOf } from '../api.ts';
import { atMost, figure } from '../figures.ts';
import { benchSite, type LinkedAthlete } from '../site.ts';
import { median, percentile, ratios } from '../statistics.ts';
import type { Bar, BenchContext, Figure, Suite } from '../suite.ts';
import { type Attacker, startAttacker } from './attacker.ts';
import {
  type Attack,
  attacks,
  fewLogIns,
  floodOfFew,
  floodOfMany,
  floodOfOne,
  logIns,
  smallFloodOfOne,
  type Target,
} from './attacks.ts';
import { measureHonestLogIn } from './honest-log-in.ts';
import { type Probe, startProbe } from './probe.ts';

const sizes = {
  smoke: { rounds: 1, millis: 30, burst: fewLogIns, floods: { ofOne: smallFloodOfOne, ofMany: floodOfFew } },
  quick: { rounds: 2, millis: 700, burst: logIns, floods: { ofOne: floodOfOne, ofMany: floodOfMany } },
  whole: { rounds: 7, millis: 2000, burst: logIns, floods: { ofOne: floodOfOne, ofMany: floodOfMany } },
} as const;

type Size = (typeof sizes)[keyof typeof sizes];

interface Probed {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const p95 = (latencies: readonly number[]): number => percentile(latencies, 0.95);

const signIn = async (origin: string, { email, password }: LinkedAthlete): Promise<Target['page']> => {
  const answer = await fetch(`${origin}/api/trpc/account.logIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  if (!cookies.some((cookie) => cookie?.startsWith('accessToken='))) throw new Error('The athlete cannot log in');
  const cookie = cookies.join('; ');
  const { athleteId } = await apiOf(origin, { cookie }).query<{ athleteId: string }>('account.session');
  return pageOf({ athleteId, cookie });
};

interface Compared {
  readonly figures: readonly Figure[];
  /** p95 under attack divided by the p95 without. */
  readonly ratio: number;
}

interface Measuring {
  readonly probe: Probe;
  readonly attacker: Attacker;
  readonly target: Target;
  readonly probed: Probed;
  readonly size: Size;
}

const compare = async (
  name: string,
  attack: Attack,
  { probe, attacker, target, probed, size }: Measuring,
): Promise<Compared> => {
  const idle: number[] = [];
  const attacked: number[] = [];
  const measure = async () => p95(await probe.measure({ ...probed, millis: size.millis }));
  for (let round = 0; round < size.rounds; round += 1) {
    idle.push(await measure());
    attacked.push(await attacker.during(attack, target, measure));
  }
  const each = ratios(attacked, idle);
  return {
    figures: [
      figure(name, 'p95, unloaded', 'ms', idle),
      figure(name, 'p95, attacked', 'ms', attacked),
      figure(name, 'attacked / unloaded', '×', each),
    ],
    ratio: median(each),
  };
};

export const suite: Suite = {
  name: 'hostile',
  says: 'health checks, a scout’s page and a log-in while strangers send what could stop a process',

  async run(context: BenchContext) {
    const size = sizes[context.size];
    const { url: origin, athlete } = await benchSite(context);
    const target = { origin, page: await signIn(origin, athlete) };
    const measuring = { probe: startProbe(context), attacker: startAttacker(context), target, size };
    // Sent from an address that no attack uses, so that its limits are not used up.
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const health = { url: `${origin}/healthz`, headers };
    const page = { url: athlete.link, headers };
    const figures: Figure[] = [];
    const bars: Bar[] = [];
    for (const [index, attack] of attacks.entries()) {
      context.progress(`health checks, ${attack.name}`, index / (attacks.length + 1));
      const compared = await compare(`health checks, ${attack.name}`, attack, { ...measuring, probed: health });
      figures.push(...compared.figures);
      bars.push(atMost({ name: `health checks, ${attack.name}`, value: compared.ratio, limit: 5, unit: '×' }));
    }
    context.progress(size.burst.name, attacks.length / (attacks.length + 1));
    const scout = await compare(`a scout’s page, ${size.burst.name}`, size.burst, { ...measuring, probed: page });
    const beside = await compare(`health checks, ${size.burst.name}`, size.burst, { ...measuring, probed: health });
    context.progress('a log-in beside floods of them', attacks.length / (attacks.length + 1));
    const logIn = await measureHonestLogIn({ ...measuring, ...size, athlete });
    return {
      versions: {},
      settings: { rounds: size.rounds, millisOfEachRound: size.millis },
      figures: [...figures, ...scout.figures, ...beside.figures, ...logIn.figures],
      bars: [
        ...bars,
        atMost({ name: `a scout’s page, ${size.burst.name}`, value: scout.ratio, limit: 3, unit: '×' }),
        ...logIn.bars,
      ],
      notes: [
        'The attacker sends one hostile request after another, or one burst of 500 log-ins after another, while the probe, a separate process, sends a request every few milliseconds. The attacker runs at low priority, because a real attacker’s machine takes no CPU from the server.',
        'Health checks have no bar beside the log-ins: the refused ones arrive together, and every later request waits for them.',
        'An athlete logs in again and again from a network of their own: while nobody else does, beside bursts of 500 log-ins of one network, and beside 60 networks that each have five under way all the time.',
      ],
    };
  },
};
