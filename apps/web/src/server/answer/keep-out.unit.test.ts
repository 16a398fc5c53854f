import { expect, it } from 'vitest';
import { runInRequestScope } from '../request-scope.server.ts';
import { keepOut, withKeptOut } from './keep-out.server.ts';

const inRequest = <T>(run: () => T): T => runInRequestScope({ requestId: 'r', nonce: 'n', address: '192.0.2.1' }, run);

const latin1 = (text: string) => Buffer.from(text).toString('latin1');

it('each part that was kept out is put in where it stood', () => {
  const page = inRequest(() => {
    const [first, second] = ['<nav>Où</nav>', '<footer>À bientôt</footer>'].map((html) => keepOut(Buffer.from(html)));
    return withKeptOut(latin1(`<p>é</p>${second}<p>;</p>${first}`)).toString();
  });
  expect(page).toBe('<p>é</p><footer>À bientôt</footer><p>;</p><nav>Où</nav>');
});

it('a page of which nothing was kept out stays as it is', () =>
  expect(inRequest(() => withKeptOut(latin1('<p>é;</p>')).toString())).toBe('<p>é;</p>'));

it('a part that another request kept out is not put in', () => {
  const theirs = inRequest(() => keepOut(Buffer.from('<p>Secret</p>')));
  expect(inRequest(() => withKeptOut(`<p>${theirs}</p>`).toString())).toBe('<p></p>');
});
