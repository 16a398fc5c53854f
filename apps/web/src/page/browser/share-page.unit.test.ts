import { afterEach, expect, it, vi } from 'vitest';
import { COPY_STATUS, COPY_TEXT, SHARE_SHEET, startShare } from './share-page.ts';

const address = 'https://palmares.example/en/blog/emailing-a-coach';

const elementWith = (attributes: Readonly<Record<string, string>>, dataset: Readonly<Record<string, string>> = {}) =>
  Object.assign(new EventTarget(), {
    getAttribute: (name: string) => attributes[name] ?? null,
    dataset,
    hidden: false,
    textContent: '',
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The buttons of a page in a browser, as far as the script reads them. */
const pageIn = (browser: object) => {
  const elements = {
    [`[${COPY_TEXT}]`]: elementWith({ [COPY_TEXT]: address }),
    [`[${SHARE_SHEET}]`]: elementWith({ [SHARE_SHEET]: address }),
    [`[${COPY_STATUS}]`]: elementWith({ [COPY_STATUS]: 'Link copied.' }, { failed: 'Copy it yourself.' }),
  };
  const [copy, sheet, status] = Object.values(elements);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('document', {
    title: 'How to email a coach',
    querySelector: (selector: keyof typeof elements) => elements[selector],
  });
  startShare();
  return {
    copy: () => copy?.dispatchEvent(new Event('click')),
    share: () => sheet?.dispatchEvent(new Event('click')),
    hasSheet: () => sheet?.hidden === false,
    says: () => status?.textContent,
  };
};

it('a browser without a share sheet copies the address of the article, and says so', async () => {
  const writeText = vi.fn(async () => undefined);
  const page = pageIn({ clipboard: { writeText } });
  expect(page.hasSheet()).toBe(false);
  page.copy();
  await expect.poll(page.says).toBe('Link copied.');
  expect(writeText).toHaveBeenCalledWith(address);
});

it.each(
  Object.entries({
    'refuses to copy': { writeText: () => Promise.reject(new Error('no')) },
    'has no clipboard': undefined,
  }),
)('a browser that %s says what to do', async (_, clipboard) => {
  const page = pageIn({ clipboard });
  page.copy();
  await expect.poll(page.says).toBe('Copy it yourself.');
});

it('a share sheet that was closed changes nothing, and one that does not open copies the address', async () => {
  const writeText = vi.fn(async () => undefined);
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const page = pageIn({ clipboard: { writeText }, share });
  expect(page.hasSheet()).toBe(true);
  page.share();
  await share.mock.results[0]?.value.catch(() => undefined);
  expect(share).toHaveBeenCalledWith({ title: 'How to email a coach', url: address });
  expect(writeText).not.toHaveBeenCalled();
  share.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  page.share();
  await expect.poll(page.says).toBe('Link copied.');
});
