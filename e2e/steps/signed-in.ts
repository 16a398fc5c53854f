import { createAccount, newAccountId } from '@palmares/db/accounts/accounts';
import { createLucia, hashPassword, startSession } from '@palmares/db/accounts/index';
import { connect } from '@palmares/db/database';
import { createEventLog, createKeyring } from '@palmares/db/event-log/index';
import { handleCommand } from '@palmares/domain/application/handle-command';
import { streamOf } from '@palmares/domain/kernel/stream';
import { portfolioDecider } from '@palmares/domain/portfolio/index';
import type { BrowserContext } from '@playwright/test';
import type { ProductUnderTest } from '../fixtures/product.ts';
import type { Person } from './person.ts';

const birthDate = '2008-02-12';
const place = { country: 'can', region: 'ON' } as const;

/** An athlete and her session, made in the database: the forms have journeys of their own. */
export const signIn = async (context: BrowserContext, product: ProductUnderTest, person: Person): Promise<void> => {
  const { DATABASE_URL: url = '', PALMARES_MASTER_KEY: masterKey = '' } = product.environment;
  const database = connect({ url, applicationName: 'palmares e2e', max: 2 });
  try {
    const keyring = createKeyring({ masterKey: Buffer.from(masterKey, 'base64') });
    const { firstName, lastName, email, language: locale } = person;
    const passwordHash = await hashPassword(person.password);
    const accountId = newAccountId();
    await createEventLog(database, keyring).transaction(async (tx, log) => {
      await createAccount(tx, {
        accountId,
        firstName,
        lastName,
        email,
        passwordHash,
        birthDate,
        ...place,
        locale,
        termsVersion: 'test',
        at: new Date(),
      });
      await keyring.create(tx, accountId);
      await handleCommand({
        log,
        decider: portfolioDecider,
        stream: streamOf('portfolio', accountId),
        commandId: accountId,
        command: { type: 'StartPortfolio', firstName, lastName, dateOfBirth: birthDate, place },
        metadata: {
          actor: { kind: 'athlete', id: accountId },
          correlationId: accountId,
          causationId: null,
          device: null,
          link: null,
        },
      });
    });
    const lucia = createLucia({ kysely: database.kysely, secure: false });
    const session = await startSession(lucia, { accountId, device: 'e2e' });
    await context.addCookies([{ name: lucia.sessionCookieName, value: session.id, url: product.url, httpOnly: true }]);
  } finally {
    await database.close();
  }
};
