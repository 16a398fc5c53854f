import { createAthlete } from '@palmares/application';
import { hashPassword, startSession } from '@palmares/db/accounts';
import { signContactForm } from '@palmares/db/contact-messages';
import { aPlan, aPublicLink } from '@palmares/db/testing';
import { guardianTextVersion, termsVersion } from '@palmares/domain/account';
import { services } from '../transport/services.server.ts';
import type { Asked, servedApi } from './served-api.ts';

type Api = ReturnType<typeof servedApi>;

const password = 'trois buts en finale';
const newPassword = { password: 'quatre buts en finale', confirmation: 'quatre buts en finale' };

/** An adult on the plan, who is logged in. */
export interface Subject {
  readonly api: Api;
  readonly athleteId: string;
  readonly email: string;
}

interface Options {
  readonly isVerified?: boolean;
}

const anAthlete = async (api: Api, { isVerified = true }: Options = {}): Promise<Subject> => {
  const { log, keyring, lucia } = await services();
  const email = `lea.${crypto.randomUUID()}@athlete.example`;
  const passwordHash = await hashPassword(password);
  const name = { firstName: 'Léa', lastName: 'Tremblay', language: 'fr-ca' } as const;
  const born = { dateOfBirth: '2006-03-14', place: { country: 'can', region: 'QC' } } as const;
  const created = await log.transaction((tx, inside) =>
    createAthlete(
      { tx, log: inside, keyring },
      { ...name, ...born, email, passwordHash, termsVersion },
      { device: null, at: new Date() },
    ),
  );
  if (!created.ok) throw new Error(created.refusal.code);
  const { athleteId } = created.value;
  if (isVerified)
    await api.db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [athleteId]);
  await aPlan(api.db, athleteId);
  const session = await startSession(lucia, { athleteId, device: 'a test' });
  api.cookies.clear();
  api.cookies.set(lucia.sessionCookieName, session.id);
  return { api, athleteId, email };
};

type Outcome = { readonly ok: boolean } | undefined;

/** Concurrent calls of one mutation. */
export interface Sent {
  /** Returns the input for an id. The calls have the same id, or a different one each. */
  readonly input: (id: string) => unknown;
  readonly asked?: Asked;
  /** Returns how many times the change was made, which must be once. */
  readonly made?: (outcomes: readonly Outcome[]) => Promise<number> | number;
}

export interface Change extends Options {
  /** True if its input has an id of the call. */
  readonly hasId?: true;
  readonly isVisitors?: true;
  readonly prepare: (subject: Subject) => Sent | Promise<Sent>;
}

const count = async ({ api }: Subject, from: string, values: readonly unknown[]): Promise<number> =>
  (await api.db.owner.pool.query(`select 1 from ${from}`, [...values])).rowCount ?? 0;

const events = (subject: Subject, kind: string, type: string) =>
  count(subject, 'events where stream = $1 and type = $2', [`${kind}-${subject.athleteId}`, type]);

const accepted = (outcomes: readonly Outcome[]): number => outcomes.filter((outcome) => outcome?.ok).length;

const always = (input: unknown): Change => ({ prepare: () => ({ input: () => input }) });

const published = async ({ api }: Subject): Promise<string> => {
  const linkId = crypto.randomUUID();
  const command = { ...publication(linkId), commandId: crypto.randomUUID() };
  const { outcome } = await api.call('sharing.publish', command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return linkId;
};

const publication = (linkId: string) => ({ linkId, label: 'Coach Roy', passcode: { kind: 'none' }, days: null });

const ofLink = (more: (linkId: string) => object, made?: (subject: Subject) => Promise<number>): Change => ({
  hasId: true,
  prepare: async (subject) => {
    const linkId = await published(subject);
    const rest = more(linkId);
    return { input: (commandId) => ({ commandId, linkId, ...rest }), ...(made ? { made: () => made(subject) } : {}) };
  },
});

const started = async ({ api }: Subject) => {
  const attemptId = crypto.randomUUID();
  const { outcome } = await api.call('identity.start', { commandId: crypto.randomUUID(), attemptId });
  return { attemptId, test: outcome.value.running.test };
};

const signUpForm = (email: string) => ({
  firstName: 'Léa',
  lastName: 'Tremblay',
  email,
  password,
  confirmation: password,
  dateOfBirth: '2006-03-14',
  country: 'can',
  region: 'QC',
  terms: true,
});

const jobOf = async ({ api, athleteId }: Subject, name: string) => {
  const found = "select data from pgboss.job where name = $1 and data->>'athleteId' = $2";
  return (await api.db.owner.pool.query(found, [name, athleteId])).rows[0]?.data;
};

/** The guardian's own device and network. */
const guardianAt: Asked = { address: '198.51.100.77', headers: { 'user-agent': 'Mozilla/5.0 (Windows) Chrome/130' } };

/** Asks a guardian, and returns a function that reads the email that is due to them. */
const askedGuardian = async ({ api }: Subject) => {
  const guardianEmail = `parent.${crypto.randomUUID()}@example.com`;
  await api.call('guardian.ask', { firstName: 'Léa', guardianEmail }, { account: null });
  const { accounts, database } = await services();
  const requestId = api.cookies.get('guardian_request') ?? '';
  return () => accounts.guardianMail(database.kysely, requestId);
};

const answerOf = (token: string | undefined) => ({
  token: token ?? '',
  form: { guardianName: 'Hélène Roy', agreed: true },
  textVersion: guardianTextVersion,
});

const decisionOf = (mail: { readonly withdrawToken: string } | undefined) => ({
  token: mail?.withdrawToken ?? '',
  form: { childName: 'Léa', confirmed: true },
});

/** The decision of a guardian who has said no. */
const refusedByGuardian = async (subject: Subject) => {
  const decision = decisionOf(await (await askedGuardian(subject))());
  await subject.api.call('guardian.withdraw', decision, { ...guardianAt, account: null });
  return decision;
};

const message = { subject: 'bug', name: 'Noor Haddad', email: 'noor@example.com' };

/** Every change of the API, with an input that it takes. */
export const changes: Readonly<Record<string, Change>> = {
  'account.signUp': {
    isVisitors: true,
    prepare: (subject) => {
      const email = `new.${crypto.randomUUID()}@athlete.example`;
      return { input: () => signUpForm(email), made: () => count(subject, 'accounts where email = $1', [email]) };
    },
  },
  'account.logIn': { isVisitors: true, prepare: ({ email }) => ({ input: () => ({ email, password }) }) },
  'account.logOut': always(undefined),
  'account.endSession': always({ publicId: crypto.randomUUID() }),
  'account.endOtherSessions': always(undefined),
  'account.rename': {
    prepare: (subject) => ({
      input: () => ({ firstName: 'Zoé', lastName: 'L’Écuyer' }),
      made: () => events(subject, 'portfolio', 'AthleteRenamed'),
    }),
  },
  'account.requestEmailChange': {
    prepare: (subject) => ({
      input: () => ({ email: `new.${subject.email}`, password }),
      made: () => count(subject, 'email_changes where athlete_id = $1', [subject.athleteId]),
    }),
  },
  'account.resendEmailChange': always(undefined),
  'account.confirmEmailChange': always({ code: '000000' }),
  'account.cancelEmailChange': always(undefined),
  'account.setLanguage': always({ language: 'en' }),
  'account.askDeletion': {
    prepare: (subject) => ({
      input: () => undefined,
      made: () => count(subject, 'deletion_requests where athlete_id = $1', [subject.athleteId]),
    }),
  },
  'account.undoDeletion': always(undefined),
  'account.askDataExport': {
    prepare: (subject) => {
      const exportId = crypto.randomUUID();
      return { input: () => ({ exportId }), made: () => count(subject, 'data_exports where id = $1', [exportId]) };
    },
  },
  'account.acceptTerms': {
    prepare: (subject) => ({
      input: () => ({ version: termsVersion }),
      made: () => count(subject, 'terms_acceptances where athlete_id = $1', [subject.athleteId]),
    }),
  },
  'account.requestPasswordReset': { isVisitors: true, prepare: ({ email }) => ({ input: () => ({ email }) }) },
  'account.resetPassword': {
    isVisitors: true,
    prepare: async (subject) => {
      await subject.api.call('account.requestPasswordReset', { email: subject.email });
      const { accounts, database } = await services();
      const job = await jobOf(subject, 'send-password-reset');
      const mail = await accounts.passwordResetMail(database.kysely, job?.requestId);
      return { input: () => ({ token: mail?.token, form: newPassword }), made: accepted };
    },
  },
  'account.requestVerificationCode': { ...always(undefined), isVerified: false },
  'account.verifyEmail': {
    isVerified: false,
    prepare: async ({ api, athleteId }) => {
      await api.call('account.requestVerificationCode', undefined);
      const { accounts, database } = await services();
      const issued = await accounts.issueVerificationCode(database.kysely, athleteId);
      return { input: () => ({ code: issued?.code }) };
    },
  },
  'guardian.ask': {
    isVisitors: true,
    prepare: (subject) => {
      const guardianEmail = `parent.${crypto.randomUUID()}@example.com`;
      return {
        input: () => ({ firstName: 'Léa', guardianEmail }),
        made: () => count(subject, 'guardian_requests where guardian_email = $1', [guardianEmail]),
      };
    },
  },
  'guardian.remind': {
    isVisitors: true,
    prepare: async (subject) => {
      await askedGuardian(subject);
      return { input: () => undefined };
    },
  },
  'guardian.answer': {
    isVisitors: true,
    prepare: async (subject) => {
      const mail = await (await askedGuardian(subject))();
      return { input: () => answerOf(mail?.requestToken), asked: guardianAt };
    },
  },
  'guardian.signUp': {
    hasId: true,
    isVisitors: true,
    prepare: async (subject) => {
      const mail = await askedGuardian(subject);
      const { requestToken } = (await mail()) ?? {};
      subject.api.cookies.clear();
      await subject.api.call('guardian.answer', answerOf(requestToken), { ...guardianAt, account: null });
      const token = (await mail())?.finishToken;
      const link = crypto.randomUUID();
      return {
        input: (id) => ({ token, form: signUpForm(`${id}.${link}@athlete.example`) }),
        made: () => count(subject, 'accounts where email like $1', [`%${link}%`]),
      };
    },
  },
  'guardian.withdraw': {
    isVisitors: true,
    prepare: async (subject) => {
      const decision = decisionOf(await (await askedGuardian(subject))());
      return { input: () => decision, asked: guardianAt, made: accepted };
    },
  },
  'guardian.closeLink': {
    isVisitors: true,
    prepare: async ({ api }) => {
      const { accounts } = await services();
      const subject = await anAthlete(api);
      const { athleteId } = subject;
      const linkId = await published(subject);
      api.cookies.clear();
      await api.db.owner.pool.query("update accounts set date_of_birth = '2015-03-14' where id = $1", [athleteId]);
      const request = { requestId: crypto.randomUUID(), email: 'parent@example.com', language: 'en' } as const;
      await api.db.database.kysely
        .transaction()
        .execute((tx) =>
          accounts.addGuardian(tx, { ...request, athleteId, textVersion: guardianTextVersion, at: new Date() }),
        );
      const token = accounts.withdrawToken(request.requestId);
      return {
        input: () => ({ token, linkId, form: { confirmed: true } }),
        asked: guardianAt,
        made: () => events(subject, 'sharing', 'LinkRevoked'),
      };
    },
  },
  'guardian.undoWithdrawal': {
    isVisitors: true,
    prepare: async (subject) => {
      const decision = await refusedByGuardian(subject);
      return { input: () => decision, asked: guardianAt, made: accepted };
    },
  },
  'guardian.mailReceipt': {
    isVisitors: true,
    prepare: async (subject) => {
      const { token } = await refusedByGuardian(subject);
      const email = `parent.${crypto.randomUUID()}@example.com`;
      return { input: () => ({ token, form: { email } }), asked: guardianAt };
    },
  },
  'guardian.askAgain': always({ guardianEmail: 'parent@example.com' }),
  'guardian.agreeAlone': always(undefined),
  'portfolio.editSection': {
    hasId: true,
    prepare: (subject) => {
      const change = { type: 'WriteMotto', content: { motto: 'Keep your head up', explanation: '' } };
      return {
        input: (commandId) => ({ commandId, edit: { section: 'motto', basedOn: 0, change } }),
        made: () => events(subject, 'portfolio', 'MottoWritten'),
      };
    },
  },
  'files.begin': always({ kind: 'document', name: 'transcript.pdf', bytes: 900 }),
  'files.cancel': {
    prepare: async ({ api }) => {
      const { outcome } = await api.call('files.begin', { kind: 'document', name: 'transcript.pdf', bytes: 900 });
      return { input: () => ({ fileId: outcome.value.fileId }) };
    },
  },
  'identity.start': {
    hasId: true,
    prepare: (subject) => ({
      input: (id) => ({ commandId: id, attemptId: id }),
      made: () => events(subject, 'identity', 'AttemptStarted'),
    }),
  },
  'identity.answer': {
    hasId: true,
    prepare: async (subject) => {
      const { attemptId, test } = await started(subject);
      const answers = new Map<string, object>();
      /** Another question for each id. */
      const choiceFor = (id: string): object => {
        const { id: item, choices } = test.colors[answers.size % test.colors.length];
        const answer = answers.get(id) ?? { part: 'colors', item, choice: choices[0].id };
        answers.set(id, answer);
        return answer;
      };
      return {
        input: (commandId) => ({ commandId, attemptId, answer: choiceFor(commandId) }),
        // Each answer is stored once.
        made: async () => (await events(subject, 'identity', 'ColorChosen')) / answers.size,
      };
    },
  },
  'identity.finish': {
    hasId: true,
    prepare: async (subject) => {
      const { attemptId } = await started(subject);
      return {
        input: (commandId) => ({ commandId, attemptId }),
        made: () => events(subject, 'identity', 'AttemptFinished'),
      };
    },
  },
  'videos.ofChannel': always({ channel: 'https://example.com/@nobody' }),
  'sharing.publish': {
    hasId: true,
    prepare: (subject) => {
      const linkId = crypto.randomUUID();
      return {
        input: (commandId) => ({ commandId, ...publication(linkId) }),
        made: () => count(subject, 'publish_links where athlete_id = $1', [subject.athleteId]),
      };
    },
  },
  'sharing.changeLink': ofLink((linkId) => ({ ...publication(linkId), label: 'Coach Tremblay' })),
  'sharing.switchLink': ofLink(() => ({ on: false })),
  'sharing.replace': {
    hasId: true,
    prepare: async (subject) => {
      const linkId = await published(subject);
      const newLinkId = crypto.randomUUID();
      return {
        input: (commandId) => ({ commandId, linkId, newLinkId }),
        made: async () => (await count(subject, 'publish_links where athlete_id = $1', [subject.athleteId])) - 1,
      };
    },
  },
  'sharing.revoke': ofLink(
    () => ({}),
    (subject) => events(subject, 'sharing', 'LinkRevoked'),
  ),
  'sharing.changePasscode': ofLink(() => ({ passcode: { kind: 'own', code: '314159' } })),
  'sharing.changeAccountPasscode': {
    hasId: true,
    prepare: (subject) => ({
      input: (commandId) => ({ commandId, passcode: '314159' }),
      made: () => count(subject, 'account_passcodes where athlete_id = $1', [subject.athleteId]),
    }),
  },
  'openings.setMails': always({ wanted: false }),
  'plan.startCheckout': { hasId: true, prepare: () => ({ input: (requestId) => ({ requestId }) }) },
  'plan.refresh': always(undefined),
  'plan.unsubscribe': always(undefined),
  'plan.resume': always(undefined),
  'plan.removeSubscription': {
    hasId: true,
    prepare: () => ({ input: (commandId) => ({ commandId, subscriptionId: 'sub_1' }) }),
  },
  'plan.openPortal': always(undefined),
  'sharedPortfolio.tryPasscode': {
    isVisitors: true,
    prepare: async ({ api }) => {
      const passcodeHash = await hashPassword('314159');
      const { token } = await aPublicLink(api.db, { passcodeHash });
      return { input: () => ({ token, code: '314159' }) };
    },
  },
  'sharedPortfolio.report': {
    isVisitors: true,
    prepare: async (subject) => {
      const { linkId, token } = await aPublicLink(subject.api.db);
      const form = { reason: 'untrue', name: message.name, email: message.email, body: 'These numbers are made up.' };
      return {
        input: () => ({ token, formId: 'a form', form }),
        made: () => count(subject, 'contact_messages where link_id = $1', [linkId]),
      };
    },
  },
  'contact.write': {
    isVisitors: true,
    prepare: async (subject) => {
      const { config } = await services();
      const formId = signContactForm(config.pepper, new Date(Date.now() - 10_000));
      const body = `The page stays empty: ${crypto.randomUUID()}`;
      return {
        input: () => ({ formId, form: { ...message, body } }),
        made: () => count(subject, 'contact_messages where body = $1', [body]),
      };
    },
  },
  'failures.report': {
    ...always({ failureId: crypto.randomUUID(), name: 'TypeError', route: '/$lang' }),
    isVisitors: true,
  },
};

/** Creates an account in the state that the mutation needs. */
export const subjectOf = async (api: Api, { isVisitors, ...options }: Change): Promise<Subject> => {
  const subject = await anAthlete(api, options);
  if (isVisitors) api.cookies.clear();
  return subject;
};
