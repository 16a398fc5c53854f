import { type AgeFacts, isTextOutdated, publishingRefusal } from '@palmares/domain/account';
import { type PlanState, planAt, planDecider } from '@palmares/domain/plan';
import { type Parts, partsWithin } from '@palmares/domain/shared-portfolio';
import { executorOf, type Statement } from '@palmares/event-store/event-log';
import { type ConsentRow, consentColumns, consentOf } from '../accounts/guardians.ts';
import type { Country } from '../accounts/tables.ts';
import type { Database } from '../database.ts';
import { isTokenShaped, tokenHash } from '../secrets/token.ts';
import { refuseInSteps } from './refuse-in-steps.ts';

/** The token in the address of the page, or the id in the signed address of a file. */
export type LinkKey = { readonly token: string } | { readonly linkId: string };

interface Visit {
  /** The grants in the visitor's cookies, for any links. */
  readonly grantTokens?: readonly string[];
  readonly at: Date;
}

export interface OpenLink {
  readonly linkId: string;
  readonly athleteId: string;
  /** True until the visitor has given the passcode, if the link has one. */
  readonly asksPasscode: boolean;
  /** Versions of the projected portfolio and Identity; 0 for one that is not projected yet. */
  readonly versions: { readonly portfolio: number; readonly identity: number };
  /**
   * Parts that the link opens, minus those that the guardian's consent keeps closed. Null means the parts that suit the
   * athlete's age.
   */
  readonly parts: Parts | null;
}

/** A link that its athlete replaced, for a visitor who has had access: `replacedBy` opens the same portfolio. */
export interface ReplacedLink {
  readonly athleteId: string;
  readonly replacedBy: string;
}

export interface OpenLinkWithPasscode extends OpenLink {
  readonly passcodeHash: string | null;
  readonly passcodeVersion: number;
  /** Version of the account's passcode, if the link asks for that one. */
  readonly accountVersion: number | null;
}

interface Row extends ConsentRow {
  readonly link_id: string | null;
  readonly athlete_id: string | null;
  readonly passcode_hash: string | null;
  readonly passcode_version: number | null;
  readonly account_version: number | null;
  readonly is_live: boolean;
  readonly is_granted: boolean;
  readonly parts: Parts | null;
  readonly replaced_by: string | null;
  readonly is_granted_by_other: boolean;
  readonly portfolio_version: number | null;
  readonly identity_version: number | null;
  /** Written by the plan projection, with the plan's decider. */
  readonly plan: PlanState | null;
  readonly date_of_birth: string | null;
  readonly country: Country | null;
  readonly region: string | null;
}

/**
 * One statement and one row for every key, known or not. It is prepared, because planning takes five times as long as
 * running.
 */
const statementBy = (name: string, isKey: string): Statement => ({
  name,
  text: `
    select l.id as link_id, l.athlete_id, l.passcode_version,
      case when l.uses_account_passcode then c.passcode_hash else l.passcode_hash end as passcode_hash,
      case when l.uses_account_passcode then c.passcode_version end as account_version,
      coalesce(
        l.revoked_at is null and l.off_at is null and l.replaced_by is null and (l.expires_at is null or l.expires_at > $3)
          and (not l.uses_account_passcode or c.passcode_hash is not null),
        false
      ) as is_live,
      l.parts, l.replaced_by,
      exists (
        select from visitor_grants v
        where v.grant_hash = any($2::bytea[]) and v.link_id = l.id
          and v.passcode_version = l.passcode_version and v.expires_at > $3
          and v.account_version is not distinct from case when l.uses_account_passcode then c.passcode_version end
      ) as is_granted,
      exists (
        select from visitor_grants v join publish_links n on n.id = v.link_id and n.passcode_version = v.passcode_version
        where v.grant_hash = any($2::bytea[]) and v.link_id = l.replaced_by and v.expires_at > $3
          and v.account_version is not distinct from case when n.uses_account_passcode then c.passcode_version end
      ) as is_granted_by_other,
      r.version as portfolio_version, i.version as identity_version,
      p.state as plan, a.date_of_birth, a.country, a.region,
      ${consentColumns.map((column) => `g.${column}`).join(', ')}
    from (select) as asked
    left join publish_links l on ${isKey}
    left join account_passcodes c on c.athlete_id = l.athlete_id
    left join read.plans p on p.athlete_id = l.athlete_id
    left join read.portfolios r on r.athlete_id = l.athlete_id
    left join read.identities i on i.athlete_id = l.athlete_id
    left join accounts a on a.id = l.athlete_id
    left join guardians g on g.athlete_id = l.athlete_id`,
});
const byToken = statementBy('open-link-by-token', 'l.token_hash = $1');
const byId = statementBy('open-link-by-id', 'l.id = $1::uuid');

const selectLink = async (database: Database, key: LinkKey, { grantTokens = [], at }: Visit): Promise<Row> => {
  const grants = grantTokens.filter(isTokenShaped).map(tokenHash);
  const [statement, value] = 'token' in key ? [byToken, tokenHash(key.token)] : [byId, key.linkId];
  const [row] = await executorOf(database).run<Row>(statement, [value, grants, at]);
  if (!row) throw new Error('A join from one row lost it');
  return row;
};

const factsOf = ({ date_of_birth, country, region }: Row): AgeFacts | null =>
  date_of_birth === null || country === null || region === null
    ? null
    : { dateOfBirth: date_of_birth, place: { country, region } };

const isPaid = ({ plan }: Row, at: Date): boolean => planAt(plan ?? planDecider.initialState, at) === 'athlete';

const openedBy = (row: Row, at: Date): OpenLinkWithPasscode | undefined => {
  const { link_id, athlete_id, passcode_hash, passcode_version } = row;
  const facts = factsOf(row);
  const consent = consentOf(row);
  if (!facts || link_id === null || athlete_id === null || passcode_version === null) return undefined;
  if (!row.is_live || !isPaid(row, at) || publishingRefusal(facts, consent, at)) return undefined;
  return {
    linkId: link_id,
    athleteId: athlete_id,
    asksPasscode: passcode_hash !== null && !row.is_granted,
    passcodeHash: passcode_hash,
    passcodeVersion: passcode_version,
    accountVersion: row.account_version,
    versions: { portfolio: row.portfolio_version ?? 0, identity: row.identity_version ?? 0 },
    parts: partsWithin(row.parts, { isTextOutdated: isTextOutdated(facts, consent, at) }),
  };
};

const withoutPasscode = ({
  passcodeHash: _,
  passcodeVersion: __,
  accountVersion: ___,
  ...link
}: OpenLinkWithPasscode): OpenLink => link;

/** Like {@link findOpenLink}, with the passcode's hash and versions, for code that compares or grants a passcode. */
export const findOpenLinkWithPasscode = (
  database: Database,
  key: LinkKey,
  visit: Visit,
): Promise<OpenLinkWithPasscode | undefined> =>
  refuseInSteps(async () => openedBy(await selectLink(database, key, visit), visit.at));

/**
 * Returns the link if it opens the portfolio now. Reads the primary at each request, because the link may have just
 * ended. Returns undefined for every reason alike: unknown, revoked, off, replaced, expired, without a plan, closed by
 * the athlete's age or guardian, or of an erased athlete.
 */
export const findOpenLink = async (database: Database, key: LinkKey, visit: Visit): Promise<OpenLink | undefined> => {
  const link = await findOpenLinkWithPasscode(database, key, visit);
  return link && withoutPasscode(link);
};

/** Like {@link findOpenLink}, but also refuses a link whose passcode the visitor has yet to give. */
export const findUnlockedLink = (database: Database, key: LinkKey, visit: Visit): Promise<OpenLink | undefined> =>
  refuseInSteps(async () => {
    const link = openedBy(await selectLink(database, key, visit), visit.at);
    return link && !link.asksPasscode ? withoutPasscode(link) : undefined;
  });

/** Like {@link findOpenLink}, and also returns a replaced link, but only to visitors who had access to it. */
export const findLink = (
  database: Database,
  key: LinkKey,
  visit: Visit,
): Promise<OpenLink | ReplacedLink | undefined> =>
  refuseInSteps(async () => {
    const row = await selectLink(database, key, visit);
    const link = openedBy(row, visit.at);
    if (link) return withoutPasscode(link);
    const { athlete_id: athleteId, replaced_by: replacedBy } = row;
    return athleteId !== null && replacedBy !== null && row.is_granted_by_other ? { athleteId, replacedBy } : undefined;
  });
