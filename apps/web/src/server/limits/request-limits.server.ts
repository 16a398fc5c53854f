import type { FloodName, LimitName } from '@palmares/db/limits';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT';

export interface RouteLimits {
  readonly methods: readonly Method[];
  /** Maximum body in bytes; 0 allows none. */
  readonly body: number;
  /** Charged at the gate; null if answering costs next to nothing. */
  readonly flood: FloodName | null;
  /**
   * True if the form has a field that is signed here, or the route a secret in its address. It counts if a browser sends no
   * origin.
   */
  readonly signedForm?: true;
}

const KB = 1024;
const MB = 1024 * KB;
const read = ['GET', 'HEAD'] as const;

/** Maximum bytes of a report: twice the allowed length, so that a refusal can say that it is too long. */
const REPORT_INPUT = 24 * KB;
/** Maximum bytes of a message to support, for the same reason. */
const MESSAGE_INPUT = 32 * KB;

const free: RouteLimits = { methods: read, body: 0, flood: null };
const page: RouteLimits = { methods: read, body: 0, flood: 'request-network' };
/** A page with a plain form that posts to it. */
const form: RouteLimits = { methods: ['GET', 'HEAD', 'POST'], body: 8 * KB, flood: 'request-network' };

/** A page with a plain form that does nothing without the token in its address, which no other site knows. */
const tokenForm: RouteLimits = { ...form, signedForm: true };

/** A page with a plain form that writes to support, even from a browser that sends no origin. */
const messageForm: RouteLimits = {
  methods: ['GET', 'HEAD', 'POST'],
  body: MESSAGE_INPUT,
  flood: 'request-network',
  signedForm: true,
};

/** Longest path and query, in characters. The API's client keeps its own below 2,000. */
export const MAX_URL_LENGTH = 2048;

/** One row per route, under the router's path. Static files are served earlier, from memory. */
export const routeLimits = {
  '/healthz': free,
  '/readyz': page,
  '/.well-known/security.txt': free,
  '/robots.txt': free,
  '/sitemap.xml': free,
  '/speculation-rules.json': free,
  '/export-schema.json': page,
  '/': page,
  '/$': page,
  '/$lang': page,
  '/$lang/$': page,
  '/$lang/app': page,
  '/$lang/app/$': page,
  '/$lang/app/account': page,
  '/$lang/app/athlete-plan': page,
  '/$lang/app/athlete-plan/unsubscribe': page,
  '/$lang/app/dashboard': page,
  '/$lang/app/identity': page,
  '/$lang/app/identity/coaching': page,
  '/$lang/app/identity/explore': page,
  '/$lang/app/identity/explore/colors/$color': page,
  '/$lang/app/identity/explore/grit': page,
  '/$lang/app/identity/explore/learning-styles/$style': page,
  '/$lang/app/identity/explore/masks/$mask': page,
  '/$lang/app/identity/results': page,
  '/$lang/app/identity/test': page,
  '/$lang/app/portfolio': page,
  '/$lang/app/portfolio/edit': page,
  '/$lang/app/portfolio/edit/$': page,
  '/$lang/app/portfolio/edit/$section': page,
  '/$lang/app/portfolio/history': page,
  '/$lang/app/portfolio/history/$section/$version': page,
  '/$lang/app/portfolio/preview': page,
  '/$lang/app/portfolio/share': page,
  '/$lang/app/shell': page,
  '/$lang/athletes/$publishToken': page,
  '/$lang/athletes/$publishToken/passcode': {
    methods: ['GET', 'HEAD', 'POST'],
    body: 4 * KB,
    flood: 'request-network',
    signedForm: true,
  },
  '/$lang/athletes/$publishToken/report': {
    methods: ['GET', 'HEAD', 'POST'],
    body: REPORT_INPUT,
    flood: 'request-network',
    signedForm: true,
  },
  '/$lang/auth': page,
  '/$lang/auth/finish-sign-up': form,
  '/$lang/auth/guardian': tokenForm,
  '/$lang/auth/guardian-needed': form,
  '/$lang/auth/guardian-withdraw': tokenForm,
  '/$lang/auth/log-in': { methods: ['GET', 'HEAD', 'POST'], body: 4 * KB, flood: 'request-network' },
  '/$lang/auth/new-password': form,
  '/$lang/auth/new-terms': page,
  '/$lang/auth/own-consent': page,
  '/$lang/auth/reset-password': form,
  '/$lang/auth/sign-up': form,
  '/$lang/auth/verify-email': form,
  '/$lang/blog': page,
  '/$lang/blog/$slug': page,
  '/$lang/blog/rss.xml': page,
  '/$lang/contact-us': messageForm,
  '/$lang/contact-us/$subject': messageForm,
  '/$lang/faqs': page,
  '/$lang/history/$token': page,
  '/$lang/portfolio-demo': page,
  '/$lang/portfolio-demo-gate': page,
  '/$lang/portfolio-demo/$athlete': page,
  '/$lang/pricing': page,
  '/$lang/privacy': page,
  '/$lang/terms-of-use': page,
  '/_ui': page,
  '/_ui/$lang': page,
  '/_ui/$lang/$group': page,
  '/_ui/$lang/messages': page,
  '/_ui/constant/$elements/$characters': page,
  '/_ui/empty': page,
  '/_ui/framed': page,
  '/api/$': { methods: ['GET', 'HEAD', 'POST'], body: 0, flood: 'request-network' },
  '/api/exports/$exportId': { methods: ['GET'], body: 0, flood: 'request-network' },
  '/api/files/$fileId': { methods: ['PUT'], body: 16 * MB, flood: 'request-network' },
  '/api/files/$fileId/$size': { methods: ['GET'], body: 0, flood: 'request-network' },
  '/api/links/$linkId/$picture': { methods: ['GET'], body: 0, flood: 'request-network' },
  '/api/links/$linkId/portfolio.pdf': { methods: ['GET'], body: 0, flood: 'request-network' },
  '/api/mails/$token': {
    methods: ['GET', 'HEAD', 'POST'],
    body: 1 * KB,
    flood: 'request-network',
    signedForm: true,
  },
  '/api/previews/$': page,
  '/api/shared/$address': { methods: ['GET'], body: 0, flood: 'request-network' },
  '/api/stripe/webhook': { methods: ['POST'], body: 128 * KB, flood: 'request-network' },
  '/api/trpc/$': { methods: ['GET', 'POST'], body: 64 * KB, flood: 'request-network' },
} as const satisfies Record<string, RouteLimits>;

export interface ProcedureLimits {
  /** Largest request body, in bytes (default `SMALL_INPUT`). A batch may hold the sum of its calls. */
  readonly body?: number;
  /** Charged to the network or account before the procedure runs, in addition to `api-network` or `api-account`. */
  readonly before?: readonly LimitName[];
  /** Charged by the procedure's own code: keyed by its input, or refunded when the attempt succeeds. */
  readonly within?: readonly LimitName[];
  /** Hashes a secret. Such calls share one queue, and are refused at once when it is full. */
  readonly hashes?: true;
}

/** Room for a form of short fields, in bytes. */
export const SMALL_INPUT = 8 * KB;

const counted: ProcedureLimits = {};
const edit: ProcedureLimits = { before: ['edit-account'] };
const billing: ProcedureLimits = { before: ['billing-account'] };

/** One row per procedure. Each call costs a point of `api-account` with a session, of `api-network` without. */
export const procedureLimits = {
  'account.session': counted,
  'account.typedEmail': counted,
  'account.mine': counted,
  'account.onboarding': counted,
  'account.verification': counted,
  'account.signUp': { before: ['sign-up-network'], within: ['code-mailbox'], hashes: true },
  'account.logIn': { within: ['sign-in-network', 'sign-in-visitor', 'sign-in-mailbox'], hashes: true },
  'account.sessions': counted,
  'account.endSession': edit,
  'account.endOtherSessions': edit,
  'account.supportLooks': counted,
  'account.rename': edit,
  'account.requestEmailChange': { within: ['email-change-account', 'email-change-mailbox'], hashes: true },
  'account.resendEmailChange': { within: ['email-change-account', 'email-change-mailbox'] },
  'account.confirmEmailChange': { within: ['code-check-account'] },
  'account.cancelEmailChange': edit,
  'account.setLanguage': edit,
  'account.deletion': counted,
  'account.askDeletion': { before: ['deletion-account'] },
  'account.undoDeletion': edit,
  'account.dataExport': counted,
  'account.askDataExport': edit,
  'account.logOut': counted,
  'account.newTerms': counted,
  'account.agreements': counted,
  'account.acceptTerms': edit,
  'account.requestPasswordReset': { within: ['reset-network', 'reset-mailbox'] },
  'account.resetLink': counted,
  'account.resetPassword': { before: ['sign-in-network'], hashes: true },
  'account.requestVerificationCode': { within: ['code-request-account', 'code-mailbox'] },
  'account.verifyEmail': { within: ['code-check-account'], hashes: true },
  'guardian.ask': { before: ['guardian-network'], within: ['guardian-mailbox'] },
  'guardian.asked': counted,
  'guardian.remind': { before: ['guardian-network'], within: ['guardian-mailbox'] },
  'guardian.page': counted,
  'guardian.answer': { before: ['guardian-answer-network'] },
  'guardian.finishPage': counted,
  'guardian.signUp': { before: ['sign-up-network'], within: ['code-mailbox'], hashes: true },
  'guardian.withdrawalPage': counted,
  'guardian.withdraw': { before: ['guardian-answer-network'] },
  'guardian.closeLink': { before: ['guardian-answer-network'] },
  'guardian.undoWithdrawal': { before: ['guardian-answer-network'] },
  'guardian.mailReceipt': { before: ['guardian-receipt-network'], within: ['guardian-receipt-mailbox'] },
  'guardian.askAgain': { before: ['guardian-network', 'guardian-account'], within: ['guardian-mailbox'] },
  'guardian.standing': counted,
  'guardian.agreeAlone': edit,
  'portfolio.mine': counted,
  'portfolio.current': counted,
  'portfolio.editSection': { ...edit, body: 64 * KB },
  'history.entries': counted,
  'history.moment': { before: ['moment-account'] },
  'files.begin': { before: ['upload-account'], within: ['upload-unverified-account'] },
  'files.mine': counted,
  'files.cancel': edit,
  'identity.state': counted,
  'identity.results': counted,
  'identity.counted': counted,
  'identity.coaching': counted,
  'identity.start': edit,
  'identity.running': counted,
  'identity.answer': edit,
  'identity.finish': edit,
  'legal.head': counted,
  'legal.text': counted,
  'videos.ofChannel': { before: ['channel-account'] },
  'sharing.mine': counted,
  'sharing.links': counted,
  'sharing.ended': counted,
  'sharing.link': counted,
  'sharing.publish': { before: ['publish-account'], hashes: true },
  'sharing.changeLink': edit,
  'sharing.switchLink': edit,
  'sharing.replace': { before: ['publish-account'] },
  'sharing.revoke': edit,
  'sharing.changePasscode': { before: ['publish-account'], hashes: true },
  'sharing.changeAccountPasscode': { before: ['publish-account'], hashes: true },
  'openings.byDay': counted,
  'openings.news': counted,
  'openings.ofLink': counted,
  'openings.mails': counted,
  'openings.setMails': edit,
  'plan.price': counted,
  'plan.mine': counted,
  'plan.startCheckout': billing,
  'plan.refresh': billing,
  'plan.unsubscribe': billing,
  'plan.resume': billing,
  'plan.removeSubscription': edit,
  'plan.openPortal': billing,
  'sharedPortfolio.open': counted,
  'sharedPortfolio.since': { within: ['since-visit-network'] },
  'sharedPortfolio.tryPasscode': {
    within: ['passcode-visitor-first', 'passcode-visitor-next', 'passcode-link'],
    hashes: true,
  },
  'sharedPortfolio.reportForm': counted,
  'sharedPortfolio.report': { body: REPORT_INPUT, within: ['contact-network'] },
  'pastPortfolio.open': counted,
  'contact.form': counted,
  'contact.write': { body: MESSAGE_INPUT, within: ['contact-network', 'contact-mailbox'] },
  'failures.report': { before: ['failure-report-network'] },
} as const satisfies Record<string, ProcedureLimits>;

type ProcedurePath = keyof typeof procedureLimits;

export const isProcedure = (path: string): path is ProcedurePath => Object.hasOwn(procedureLimits, path);

/** False for a procedure that does not exist. */
export const hashes = (path: string): boolean => isProcedure(path) && limitsOfProcedure(path).hashes === true;

export const inputLimit = (path: string): number =>
  (isProcedure(path) ? limitsOfProcedure(path).body : undefined) ?? SMALL_INPUT;

/** Throws if the procedure has no row; a test finds that first. */
export const limitsOfProcedure = (path: string): ProcedureLimits => {
  if (!isProcedure(path)) throw new Error(`No limits are set for ${path}`);
  return procedureLimits[path];
};
