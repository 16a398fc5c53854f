import pg from 'pg';

const athlete = '01890000-0000-7000-8000-000000000001';
const event = '01890000-0000-7000-8000-0000000000e1';
const key = '01890000-0000-7000-8000-0000000000f1';

/**
 * One row per table, written as the release that added the table did: only with its original columns, so that every
 * later migration meets them.
 */
const rows: Readonly<Record<string, string>> = {
  data_keys: `insert into data_keys (key_id, subject_id, shard, wrapped, master_key_id)
    values ('${key}', '${athlete}', 1, '\\x00', 'first')`,
  streams: `insert into streams (shard, stream, version, head_hash, recorded_at)
    values (1, 'portfolio-${athlete}', 1, sha256('head'), now())`,
  events: `insert into events (incarnation, transaction_id, position, shard, stream, version, event_id, type, schema_version,
      key_id, command_id, nth, command_hash, data, metadata, recorded_at, hash)
    values (1, pg_current_xact_id(), nextval('events_position'), 1, 'portfolio-${athlete}', 1, '${event}', 'MottoWritten', 1,
      '${key}', '${event}', 1, '\\x00', '\\x00', '\\x00', now(), sha256('head'))`,
  checkpoints: `insert into checkpoints (subscriber, shard) values ('portfolio', 1)`,
  projector_owners: `insert into projector_owners (owner, expires_at) values ('${athlete}', now())`,
  parked_subjects: `insert into parked_subjects
      (subscriber, subject_id, shard, incarnation, transaction_id, position, event_type, reason)
    values ('portfolio', '${athlete}', 1, 1, '1', 1, 'MottoWritten', 'unknown')`,
  'read.portfolios': `insert into read.portfolios
      (athlete_id, shard, version, first_name, last_name, date_of_birth, country, region, language)
    values ('${athlete}', 1, 1, 'Maëlle', 'Gagnon', '2007-03-14', 'can', 'QC', 'fr-ca')`,
  'read.portfolio_sections': `insert into read.portfolio_sections (athlete_id, section, version, content)
    values ('${athlete}', 'motto', 1, '{}')`,
  'read.history_entries': `insert into read.history_entries (athlete_id, version, recorded_at, entry)
    values ('${athlete}', 1, now(), '\\x00')`,
  'read.history_sections': `insert into read.history_sections (athlete_id, section, version, content)
    values ('${athlete}', 'motto', 1, '{}')`,
  'read.plans': `insert into read.plans (athlete_id, shard, version, state) values ('${athlete}', 1, 1, '{}')`,
  'read.identities': `insert into read.identities (athlete_id, shard, version, state) values ('${athlete}', 1, 1, '{}')`,
  'read.running_attempts': `insert into read.running_attempts (athlete_id, shard, attempt_id, deadline)
    values ('${athlete}', 1, '${event}', now())`,
  accounts: `insert into accounts
      (id, shard, first_name, last_name, email, password_hash, date_of_birth, country, region, language, terms_accepted_at, terms_version)
    values ('${athlete}', 1, 'Maëlle', 'Gagnon', 'maelle@example.com', '-', '2007-03-14', 'can', 'QC', 'fr-ca', now(), '1')`,
  terms_acceptances: `insert into terms_acceptances (athlete_id, version, language) values ('${athlete}', '2', 'fr-ca')`,
  sessions: `insert into sessions (id_hash, public_id, athlete_id, device, expires_at, ends_at)
    values (sha256('session'), '${event}', '${athlete}', 'Firefox', now(), now())`,
  email_verifications: `insert into email_verifications (athlete_id, state) values ('${athlete}', 'queued')`,
  known_devices: `insert into known_devices (athlete_id, device, network_hash, announcement_id)
    values ('${athlete}', 'Firefox', sha256('network'), '${event}')`,
  athlete_errors: `insert into athlete_errors (id, athlete_id, place) values ('${event}', '${athlete}', 'account.mine')`,
  email_changes: `insert into email_changes (athlete_id, request_id, new_email, expires_at, tries_left)
    values ('${athlete}', '${event}', 'maelle.roy@example.com', now(), 5)`,
  deletion_requests: `insert into deletion_requests (athlete_id) values ('${athlete}')`,
  inactive_accounts: `insert into inactive_accounts (athlete_id, found_on) values ('${athlete}', '2028-12-07')`,
  demo_athletes: `insert into demo_athletes (athlete_id) values ('${athlete}')`,
  password_resets: `insert into password_resets (athlete_id, request_id, token_hash, expires_at)
    values ('${athlete}', '${event}', sha256('reset'), now())`,
  guardian_requests: `insert into guardian_requests
      (id, guardian_email, first_name, token_hash, withdraw_hash, asker_hash, locale, text_version, expires_at)
    values ('${event}', 'parent@example.com', 'Maëlle', sha256('page'), sha256('end'), '-', 'fr-ca', '1', now())`,
  guardian_receipts: `insert into guardian_receipts (id, email, language, kind, happened_at)
    values ('${event}', 'parent@example.com', 'fr-ca', 'withdrew', now())`,
  guardians: `insert into guardians (athlete_id, email, withdraw_hash, language, confirmed_at)
    values ('${athlete}', 'parent@example.com', sha256('end'), 'fr-ca', now())`,
  earlier_guardian_links: `insert into earlier_guardian_links (athlete_id, withdraw_hash)
    values ('${athlete}', sha256('earlier'))`,
  rate_limits: `insert into rate_limits (key, points, expire) values ('visitor', 1, 1)`,
  publish_links: `insert into publish_links (id, athlete_id, shard, token_hash, token_sealed, label)
    values ('${event}', '${athlete}', 1, sha256('token'), '\\x00', 'Coach Tremblay')`,
  visitor_grants: `insert into visitor_grants (grant_hash, link_id, passcode_version, expires_at)
    values (sha256('grant'), '${event}', 1, now())`,
  account_passcodes: `insert into account_passcodes (athlete_id, passcode_hash) values ('${athlete}', 'hash')`,
  link_openings: `insert into link_openings
      (id, link_id, athlete_id, at, portfolio_version, identity_version, visitor_hash)
    values ('${event}', '${event}', '${athlete}', now(), 1, 1, sha256('visitor'))`,
  stripe_events: `insert into stripe_events (event_id, type) values ('evt_1', 'invoice.paid')`,
  billing_leases: `insert into billing_leases (athlete_id, holder, expires_at) values ('${athlete}', '${event}', now())`,
  second_subscriptions: `insert into second_subscriptions (subscription_id, athlete_id, customer_id, kept_id)
    values ('sub_2', '${athlete}', 'cus_1', 'sub_1')`,
  operator_log: `insert into operator_log (id, operator, command) values ('${event}', 'Noor', 'migrate')`,
  incidents: `insert into incidents (circumstances, information, happened_from, happened_until, happened_about, aware_on,
      persons, persons_in_quebec, persons_about)
    values ('A notice went astray.', 'e-mail addresses', '2026-12-05', '2026-12-05', false, '2026-12-07', 2, 1, false)`,
  files: `insert into files (id, athlete_id, kind, name, bytes) values ('${event}', '${athlete}', 'document', 'bulletin.pdf', 1)`,
  data_exports: `insert into data_exports (id, athlete_id) values ('${event}', '${athlete}')`,
  video_checks: `insert into video_checks (athlete_id, host, video_id, gone_on)
    values ('${athlete}', 'youtube', 'M7lc1UVf-VE', '2026-11-23')`,
  forgotten_contacts: `insert into forgotten_contacts (athlete_id, contact_id, rewritten_at)
    values ('${athlete}', '${event}', now())`,
  contact_messages: `insert into contact_messages (id, subject, reason, link_id, language, body)
    values ('${event}', 'privacy', 'consent', '${event}', 'fr-ca', 'C’est moi.')`,
  'pgboss.job': `insert into pgboss.job (name, data) values ('sync-subscription', '{"subscriptionId": "sub_1"}')`,
};

/** Inserts a row into each existing table that has none, and returns their names. */
export const insertRepresentativeRows = async (ownerUrl: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const filled: string[] = [];
    for (const [table, insert] of Object.entries(rows)) {
      const { rows: found } = await client.query('select to_regclass($1) is not null as there', [table]);
      if (!found[0]?.there) continue;
      const { rows: stored } = await client.query(`select from ${table} limit 1`);
      if (stored.length > 0) continue;
      await client.query(insert);
      filled.push(table);
    }
    return filled;
  } finally {
    await client.end();
  }
};
