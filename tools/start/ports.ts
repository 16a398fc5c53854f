import { freePort } from '@palmares/embedded-postgres';

export const preferredPorts = {
  web: 3000,
  smtp: 1025,
  mailbox: 1080,
  stripe: 4242,
  postgres: 5433,
  webMetrics: 9464,
  workerMetrics: 9465,
} as const;

export type PortName = keyof typeof preferredPorts;
export type Ports = Readonly<Record<PortName, number>>;

const meanings: Readonly<Record<PortName, string>> = {
  web: 'the web app',
  smtp: 'SMTP',
  mailbox: 'the mailbox',
  stripe: 'the Stripe simulator',
  postgres: 'PostgreSQL',
  webMetrics: 'the metrics of the web app',
  workerMetrics: 'the metrics of the worker',
};

export const portNote = (name: PortName, preferred: number | undefined, port: number): string | undefined =>
  preferred === undefined || preferred === port
    ? undefined
    : `Port ${preferred} is taken; ${meanings[name]} is on ${port}.`;

/** Excludes PostgreSQL, which picks its port itself once a server left by a killed run has released it. */
export type ChosenPorts = Omit<Ports, 'postgres'>;

/** Picks a free port for each, with a note for each that is not the preferred one. */
export const choosePorts = async (preferred: Partial<Ports>) => {
  const taken = new Set<number>();
  const chosen = { web: 0, smtp: 0, mailbox: 0, stripe: 0, webMetrics: 0, workerMetrics: 0 };
  const notes: string[] = [];
  for (const name of ['web', 'smtp', 'mailbox', 'stripe', 'webMetrics', 'workerMetrics'] as const) {
    const port = await freePort(preferred[name], taken);
    taken.add(port);
    chosen[name] = port;
    const note = portNote(name, preferred[name], port);
    if (note) notes.push(note);
  }
  return { ports: chosen satisfies ChosenPorts, notes };
};
