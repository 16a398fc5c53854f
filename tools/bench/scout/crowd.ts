import { planDecider } from '@palmares/domain/plan';
import type { Questions } from '../questions.ts';

/** A plan that an operator granted for good. */
const granted = planDecider.evolve(planDecider.initialState, {
  event: { type: 'AthletePlanGranted', data: { until: null, reason: 'measured' } },
  version: 1,
});

/**
 * Copies the measured athlete's account, link, plan and portfolio under so many other ids, in the tables that the page
 * reads. Not in the log, which the page does not read.
 */
export const addCrowd = async (questions: Questions, athleteId: string, count: number): Promise<void> => {
  const others = 'select gen_random_uuid() as id, n from generate_series(1, $2::int) n';
  const copies = `with others as materialized (${others}),
    account as (
      insert into accounts (id, shard, first_name, last_name, email, password_hash, date_of_birth, country, region,
        language, terms_accepted_at, terms_version)
      select o.id, a.shard, a.first_name, a.last_name, 'crowd-' || o.id || '@bench.palmares.example', a.password_hash,
        a.date_of_birth, a.country, a.region, a.language, a.terms_accepted_at, a.terms_version
      from others o, accounts a where a.id = $1),
    link as (
      insert into publish_links (id, athlete_id, shard, token_hash, token_sealed, label)
      select gen_random_uuid(), o.id, l.shard, sha256(o.id::text::bytea), l.token_sealed, l.label
      from others o, publish_links l where l.athlete_id = $1),
    plan as (
      insert into read.plans (athlete_id, shard, version, state)
      select o.id, p.shard, p.version, $3::jsonb from others o, read.plans p where p.athlete_id = $1),
    portfolio as (
      insert into read.portfolios
      select o.id, p.shard, p.version, p.first_name, p.last_name, p.date_of_birth, p.country, p.region, p.language
      from others o, read.portfolios p where p.athlete_id = $1)
    insert into read.portfolio_sections
    select o.id, s.section, s.version, s.content
    from others o, read.portfolio_sections s where s.athlete_id = $1`;
  await questions.rows(copies, [athleteId, count, JSON.stringify(granted)]);
  await questions.rows('vacuum analyze');
};
