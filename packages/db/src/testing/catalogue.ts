import { createHash } from 'node:crypto';
import pg from 'pg';

/** A condition on `pg_namespace n`: all schemas but those of Postgres itself. */
const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** Grants in a fixed order; no grants give an empty string. */
const grants = (column: string) =>
  `coalesce((select string_agg(g::text, ' ' order by g::text) from unnest(${column}) g), '')`;

const owner = (column: string) => `pg_get_userbyid(${column})`;

/** One query per kind of object; each row describes one object in full. */
const queries: readonly string[] = [
  `select 'schema', n.nspname, row(${owner('n.nspowner')}, ${grants('n.nspacl')})
   from pg_namespace n where ${ours}`,

  `select 'relation', c.oid::regclass::text, row(c.relkind, c.relpersistence, ${owner('c.relowner')},
     c.reloptions::text, pg_get_partkeydef(c.oid), pg_get_expr(c.relpartbound, c.oid), c.relrowsecurity, c.relreplident,
     (select string_agg(i.inhparent::regclass::text, ',') from pg_inherits i where i.inhrelid = c.oid),
     case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end, ${grants('c.relacl')})
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')`,

  // By rank, not by number: a dropped column leaves a gap in the numbers.
  `select 'column', c.oid::regclass || '.' || a.attname, row(rank() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
     a.attgenerated, a.attstorage, a.attcompression, a.attstattarget, a.attcollation::regcollation,
     pg_get_expr(d.adbin, d.adrelid), ${grants('a.attacl')})
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where ${ours} and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c')`,

  `select 'constraint', coalesce(k.conrelid::regclass::text, '') || '.' || k.conname,
     row(k.contype, pg_get_constraintdef(k.oid), k.convalidated, k.conislocal, k.coninhcount)
   from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${ours}`,

  `select 'index', i.indexrelid::regclass::text, row(pg_get_indexdef(i.indexrelid), i.indisunique,
     i.indisprimary, i.indisvalid, i.indisready, i.indisreplident)
   from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,

  `select 'trigger', t.tgrelid::regclass || '.' || t.tgname, row(pg_get_triggerdef(t.oid), t.tgenabled)
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and not t.tgisinternal`,

  `select 'function', p.oid::regprocedure::text, row(${owner('p.proowner')},
     case when p.prokind <> 'a' then pg_get_functiondef(p.oid) end, ${grants('p.proacl')})
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours}`,

  `select 'sequence', s.seqrelid::regclass::text, row(format_type(s.seqtypid, null), s.seqstart,
     s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle)
   from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,

  `select 'type', t.oid::regtype::text, row(t.typtype, ${owner('t.typowner')},
     (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
     format_type(t.typbasetype, t.typtypmod), t.typdefault, ${grants('t.typacl')})
   from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${ours} and t.typtype in ('e', 'd', 'r', 'm')`,

  `select 'policy', p.polrelid::regclass || '.' || p.polname, row(p.polcmd, p.polpermissive,
     pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid), p.polroles::text)
   from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,

  `select 'rule', r.ev_class::regclass || '.' || r.rulename, pg_get_ruledef(r.oid)
   from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace where ${ours}`,

  `select 'statistics', s.stxnamespace::regnamespace || '.' || s.stxname, pg_get_statisticsobjdef(s.oid)
   from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where ${ours}`,

  `select 'extension', e.extname, e.extversion from pg_extension e`,

  `select 'event trigger', e.evtname, row(e.evtevent, e.evtfoid::regproc, e.evtenabled) from pg_event_trigger e`,

  `select 'default grants', coalesce(d.defaclnamespace::regnamespace::text, '-') || ' ' || d.defaclobjtype::text,
     row(${owner('d.defaclrole')}, ${grants('d.defaclacl')}) from pg_default_acl d`,

  `select 'comment', pg_describe_object(d.classoid, d.objoid, d.objsubid), d.description
   from pg_description d where d.objoid >= 16384`,

  `select 'database', 'settings', row(${grants('b.datacl')},
     (select string_agg(s.setconfig::text, ' ' order by s.setconfig::text) from pg_db_role_setting s where s.setdatabase = b.oid))
   from pg_database b where b.datname = current_database()`,
];

/** The rows that migrations and queue creation write, without their timestamps. */
const contents: readonly (readonly [table: string, query: string])[] = [
  ['schema_migrations', `select 'migration', name, sha256 from schema_migrations`],
  ['log_incarnation', `select 'incarnation', '', incarnation::text from log_incarnation`],
  [
    'pgboss.queue',
    `select 'queue', q.name, (to_jsonb(q) - array['created_on', 'updated_on', 'maintain_on', 'monitor_on'])::text from pgboss.queue q`,
  ],
  ['pgboss.version', `select 'pg-boss', '', v.version::text from pgboss.version v`],
];

/** Describes a database, one line per object, in a fixed order. Databases with equal catalogues behave alike. */
export const catalogueOf = async (ownerUrl: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Makes Postgres print names with their schemas, whatever the caller's search path.
    await client.query(`set search_path = ''`);
    const ask = async (sql: string) => {
      const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
      return rows.map((row) => row.join(' ⟩ '));
    };
    const lines: string[] = [];
    for (const query of queries) lines.push(...(await ask(query)));
    await client.query('set search_path = public');
    for (const [table, query] of contents) {
      const { rows } = await client.query(`select to_regclass($1) is not null as there`, [table]);
      if (rows[0]?.there) lines.push(...(await ask(query)));
    }
    return lines.sort();
  } finally {
    await client.end();
  }
};

/** Kinds of {@link catalogueOf} that migrations create. */
const MADE_BY_MIGRATIONS = new Set([
  'schema',
  'relation',
  'column',
  'constraint',
  'index',
  'trigger',
  'function',
  'sequence',
  'type',
  'policy',
  'rule',
  'comment',
]);

/** Schemas that pg-boss and the projections create. */
const MADE_BY_OTHERS = /\b(pgboss|read|rebuild|verify)\./;

/**
 * Describes what the migrations created, one line per object: a function as the hash of its definition, a partition as
 * its bounds and triggers, since it inherits columns, constraints and indexes. Meant to be stored in a file.
 */
export const schemaOf = async (ownerUrl: string): Promise<string> => {
  const objects = (await catalogueOf(ownerUrl)).map((line) => {
    const [kind = '', name = '', text = ''] = line.split(' ⟩ ');
    return { kind, name, text };
  });
  const partitions = objects.filter(({ kind, text }) => kind === 'relation' && text.includes('FOR VALUES'));
  const ofPartition = ({ kind, name, text }: (typeof objects)[number]): boolean =>
    (kind === 'index' && partitions.some((partition) => text.includes(` ON ${partition.name} `))) ||
    (['column', 'constraint'].includes(kind) && partitions.some((partition) => name.startsWith(`${partition.name}.`)));
  const lines = objects
    .filter(({ kind, name }) => MADE_BY_MIGRATIONS.has(kind) && name !== 'pgboss' && !MADE_BY_OTHERS.test(name))
    .filter((object) => !ofPartition(object))
    .map(({ kind, name, text }) => {
      const said = kind === 'function' ? createHash('sha256').update(text).digest('hex') : text;
      return [kind, name, said].join('  ').trimEnd();
    });
  return `${lines.join('\n')}\n`;
};
