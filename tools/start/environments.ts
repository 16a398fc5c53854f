import { join } from 'node:path';
import type { ChosenPorts } from './ports.ts';
import type { Secrets } from './secrets.ts';
import type { StartSettings } from './settings.ts';

type Environment = Readonly<Record<string, string>>;

interface Given {
  readonly settings: StartSettings;
  readonly ports: ChosenPorts;
  readonly secrets: Secrets;
  readonly appUrl: string;
  readonly dataFolder: string;
  readonly inherited: Environment;
}

export interface ChildEnvironments {
  readonly publicUrl: string;
  readonly smtpUrl: string;
  readonly web: Environment;
  readonly worker: Environment;
  readonly mailbox: Environment;
  readonly stripe: Environment;
  readonly operator: Environment;
}

const here = (port: number) => `http://127.0.0.1:${port}`;

/** Returns the environment of each child, with only the variables that it needs. */
export const childEnvironments = ({
  settings,
  ports,
  secrets,
  appUrl,
  dataFolder,
  inherited,
}: Given): ChildEnvironments => {
  const publicUrl = settings.publicUrl ?? here(ports.web);
  const smtpUrl = settings.smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}`;
  const stripeKeys = settings.stripe
    ? { STRIPE_SECRET_KEY: settings.stripe.secretKey, STRIPE_WEBHOOK_SECRET: settings.stripe.webhookSecret }
    : {
        STRIPE_SECRET_KEY: 'sk_test_simulator',
        STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
        STRIPE_API_BASE: here(ports.stripe),
      };
  const product = {
    ...inherited,
    NODE_ENV: settings.dev ? 'development' : 'production',
    DATABASE_URL: appUrl,
    DATABASE_DIRECT_URL: appUrl,
    PALMARES_MASTER_KEY: secrets.masterKey,
    PALMARES_PEPPER: secrets.pepper,
    PALMARES_ERASURE_LEDGER: join(dataFolder, 'erasures.jsonl'),
    PUBLIC_URL: publicUrl,
    ...(settings.files ?? { FILES_FOLDER: join(dataFolder, 'files') }),
    ...stripeKeys,
  };
  const roots = { PALMARES_ROOTS: join(dataFolder, 'roots'), PALMARES_SIGNING_KEY: secrets.signingKey };
  const mail = { SMTP_URL: smtpUrl, MAIL_FROM: inherited.MAIL_FROM ?? 'Palmarès <no-reply@palmares.example>' };
  return {
    publicUrl,
    smtpUrl,
    web: { ...product, HOST: '127.0.0.1', PORT: String(ports.web), METRICS_PORT: String(ports.webMetrics) },
    worker: { ...product, ...mail, ...roots, METRICS_PORT: String(ports.workerMetrics) },
    mailbox: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: String(ports.mailbox),
      SMTP_PORT: String(ports.smtp),
      MAILBOX_DATA: join(dataFolder, 'mails'),
    },
    stripe: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: String(ports.stripe),
      STRIPE_WEBHOOK_URL: `${here(ports.web)}/api/stripe/webhook`,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      SIMULATOR_DATA: join(dataFolder, 'stripe'),
    },
    operator: { ...product, ...mail, ...roots },
  };
};
