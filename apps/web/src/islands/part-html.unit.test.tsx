import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterContextProvider,
  useLocation,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { partHtml } from './part-html.server.tsx';

const given = vi.hoisted(() => ({ language: 'en', development: false }));

vi.mock('../server/config.server.ts', () => ({ config: () => given }));
vi.mock('../paraglide/runtime.js', () => ({ getLocale: () => given.language }));

const root = createRootRoute();
const language = createRoute({ getParentRoute: () => root, path: '/$lang' });
const routeTree = root.addChildren([language]);

const routerAt = (address: string) =>
  createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });

const textOf = (html: Uint8Array) => Buffer.from(html).toString();

let rendered = 0;

const Counted = ({ children }: { readonly children?: ReactNode }) => {
  rendered += 1;
  return <p>{children}</p>;
};

const Address = () => useLocation({ select: ({ href }) => href });

beforeEach(() => {
  rendered = 0;
  given.language = 'en';
  given.development = false;
});

it('a part is rendered once for each of its names and languages', () => {
  const ask = (name: string) => partHtml(routerAt('/en/pricing'), { name, children: <Counted>{name}</Counted> });
  expect(textOf(ask('footer'))).toBe('<p>footer</p>');
  expect(ask('footer')).toBe(ask('footer'));
  expect(rendered).toBe(1);
  expect(textOf(ask('header'))).toBe('<p>header</p>');
  given.language = 'fr-ca';
  ask('footer');
  expect(rendered).toBe(3);
});

it('a part knows nothing of the address that was asked for', () => {
  const asked = routerAt('/en/athletes/secret?passcode=typed');
  expect(textOf(partHtml(asked, { name: 'address', children: <Address /> }))).toBe('/en');
});

it.each(['/en', '/en/pricing?from=mail', '/_ui/framed'])('the links of a part are those of a page at %s', (address) => {
  const link = (
    <Link to="/$lang" params={{ lang: 'en' }}>
      Home
    </Link>
  );
  const router = routerAt(address);
  const whole = renderToString(<RouterContextProvider router={router as never}>{link}</RouterContextProvider>);
  expect(textOf(partHtml(router, { name: 'link', children: link }))).toBe(whole);
});

it('a part is rendered each time during development', () => {
  given.development = true;
  const ask = () => partHtml(routerAt('/en'), { name: 'changing', children: <Counted /> });
  expect(ask()).not.toBe(ask());
  expect(rendered).toBe(2);
});
