import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appRouter } from '../../api/app-router.server.ts';
import { procedureLimits, routeLimits } from './request-limits.server.ts';
import { limitsOfRoute } from './route-of.server.ts';

/** Answered by the pipeline before the router sees them. */
const beforeTheRouter = [
  '/healthz',
  '/readyz',
  '/.well-known/security.txt',
  '/export-schema.json',
  '/robots.txt',
  '/sitemap.xml',
  '/speculation-rules.json',
];

const routesOfTheRouter = (): readonly string[] => {
  const tree = readFileSync(new URL('../../routeTree.gen.ts', import.meta.url), 'utf8');
  const listed = /interface FileRoutesByFullPath \{(.*?)\n\}/s.exec(tree)?.[1] ?? '';
  const paths = [...listed.matchAll(/'([^']+)':/g)].map(([, path = '']) =>
    path === '/' ? path : path.replace(/\/$/, ''),
  );
  return [...new Set(paths)];
};

describe('the table of limits', () => {
  it('has a row for every route, and no other', () => {
    const routes = routesOfTheRouter();
    expect(routes).toContain('/$lang/athletes/$publishToken');
    expect(Object.keys(routeLimits).sort()).toEqual([...routes, ...beforeTheRouter].sort());
  });

  it('has a row for every procedure, and no other', () => {
    expect(Object.keys(procedureLimits).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
  });
});

describe('a path', () => {
  it.each([
    ['/', '/'],
    ['/en', '/$lang'],
    ['/en/', '/$lang'],
    ['/fr-ca/nope/deeper', '/$lang/$'],
    ['/nope', '/$lang'],
    ['/en/athletes/t0ken', '/$lang/athletes/$publishToken'],
    ['/en/athletes/t0ken/passcode', '/$lang/athletes/$publishToken/passcode'],
    ['/api/trpc/account.session,plan.mine', '/api/trpc/$'],
    ['/api/stripe/webhook', '/api/stripe/webhook'],
    ['/api/stripe/other', '/api/$'],
    ['/api/files/f1', '/api/files/$fileId'],
    ['/api/files/f1/large', '/api/files/$fileId/$size'],
    ['/api/files/f1/large/more', '/api/$'],
    ['/api/files', '/api/$'],
    ['/api/exports/e1', '/api/exports/$exportId'],
    ['/export-schema.json', '/export-schema.json'],
    ['/_ui/en/messages', '/_ui/$lang/messages'],
    ['/_ui/empty', '/_ui/empty'],
    ['/healthz', '/healthz'],
  ] as const)('%s has the limits of %s', (path, route) => {
    expect(limitsOfRoute(path)).toBe(routeLimits[route]);
  });
});
