import { type SectionName, sectionNames } from '@palmares/domain/portfolio';
import { TYPING_PAUSE_MS } from '@palmares/web/src/drafts/typing-pause.ts';
import type { Page } from 'puppeteer-core';
import { athletesOf } from '../athletes.ts';
import { figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { emptyPath } from '../site/pages.ts';
import { weighPage } from '../site/weight.ts';
import { type BenchSite, benchChromium, benchSite } from '../site.ts';
import type { BenchContext, RunSize, Suite } from '../suite.ts';
import { startBareAppend, timeAppends } from './bare-append.ts';
import { beyondPause, keystrokeBar, p95Of, saveBar, scriptsBar } from './bars.ts';
import { openBareField, openField } from './fields.ts';
import { fullAthlete } from './full-athlete.ts';
import { typeKeys } from './keystrokes.ts';
import { cookieFor, openPhone, SLOWDOWN } from './phone.ts';
import { timeSaves } from './saves.ts';

interface Size {
  readonly sections: readonly SectionName[];
  readonly rounds: number;
  readonly keys: number;
  readonly saves: number;
  readonly appends: number;
}

const sizes: Readonly<Record<RunSize, Size>> = {
  smoke: { sections: ['motto'], rounds: 0, keys: 1, saves: 1, appends: 1 },
  quick: { sections: sectionNames, rounds: 1, keys: 20, saves: 4, appends: 20 },
  whole: { sections: sectionNames, rounds: 5, keys: 60, saves: 10, appends: 60 },
};

const KB = 1000;

/**
 * Pages whose figures must pass a bar, with texts or lists. The others also show groups of choices, seasons or files at
 * once.
 */
const lightPages: readonly SectionName[] = [
  'introduction',
  'highlights',
  'vision',
  'motto',
  'contacts',
  'work-experience',
];

/** A text as long as the longest one allowed. */
const longText = 'hockeys '.repeat(250);

interface Round {
  readonly keys: readonly number[];
  /** Milliseconds of a section's saves, or of the bare contender's appends. */
  readonly saves: readonly number[];
}

interface Contenders {
  readonly page: Page;
  readonly url: string;
  readonly bareUrl: string;
  readonly size: Size;
}

const bareRound = async ({ page, url, bareUrl, size }: Contenders): Promise<Round> => {
  await openBareField(page, `${url}${emptyPath}`, longText);
  const keys = await typeKeys(page, size.keys);
  return { keys, saves: await timeAppends(page, bareUrl, { text: longText, count: size.appends }) };
};

const sectionRound = async (section: SectionName, { page, url, size }: Contenders): Promise<Round> => {
  if (!(await openField(page, url, section))) throw new Error(`${section} has no text field any more`);
  const keys = await typeKeys(page, size.keys);
  return { keys, saves: await timeSaves(page, size.saves) };
};

/** Finds the sections in which anything can be typed. */
const typedSections = async ({ page, url, size }: Contenders): Promise<readonly SectionName[]> => {
  const typed: SectionName[] = [];
  for (const section of size.sections) if (await openField(page, url, section)) typed.push(section);
  return typed;
};

const bareAppendOf = async (context: BenchContext, { environment }: BenchSite, athleteId: string): Promise<string> =>
  startBareAppend(context, {
    databaseUrl: environment.DATABASE_URL ?? '',
    masterKey: environment.PALMARES_MASTER_KEY ?? '',
    athleteId,
    version: 1,
  });

export const suite: Suite = {
  name: 'editor',
  says: 'the editor of a portfolio that is full to every limit, on a slow phone: keystrokes, saving, scripts',

  async run(context) {
    const size = sizes[context.size];
    const product = await benchSite(context);
    const athletes = await athletesOf(context, product);
    context.progress('filling a portfolio');
    const { cookie } = await fullAthlete(athletes, product.url, context);
    const cookies = [cookieFor(cookie, product.url)];
    const { athleteId } = await athletes.signUp();
    const port = await benchChromium(context);
    const contenders: Contenders = {
      page: await openPhone(context, port, cookies),
      url: product.url,
      bareUrl: await bareAppendOf(context, product, athleteId),
      size,
    };

    context.progress('weighing the log-in page');
    const logIn = await weighPage(port, `${product.url}/en/auth`);
    const scripts = new Map<SectionName, number>();
    for (const section of size.sections) {
      context.progress(`weighing ${section}`);
      const page = await weighPage(port, `${product.url}/en/app/portfolio/edit/${section}`, cookies);
      scripts.set(section, page.scripts);
    }

    const names = await typedSections(contenders);
    const measured = await interleave<string, Round>(
      {
        bare: () => bareRound(contenders),
        ...Object.fromEntries(names.map((name) => [name, () => sectionRound(name, contenders)])),
      },
      { rounds: size.rounds, onRound: (round, name) => context.progress(name, round / (size.rounds + 1)) },
    );
    const keysOf = (name: string) => measured[name]?.map(({ keys }) => keys) ?? [];
    const savesOf = (name: string) => measured[name]?.map(({ saves }) => saves) ?? [];
    const beyondOf = (name: string) => beyondPause(savesOf(name), savesOf('bare'), TYPING_PAUSE_MS);

    return {
      versions: {},
      settings: { ...size, sections: size.sections.length, slowdown: SLOWDOWN, pauseAfterTyping: TYPING_PAUSE_MS },
      figures: [
        figure('keystroke to paint, p95', 'bare text area', 'ms', p95Of(keysOf('bare'))),
        ...names.map((name) => figure('keystroke to paint, p95', name, 'ms', p95Of(keysOf(name)))),
        figure('until saved, p95', 'bare append over HTTP', 'ms', p95Of(savesOf('bare'))),
        ...names.map((name) => figure('until saved, p95', name, 'ms', p95Of(savesOf(name)))),
        figure('scripts, gzip', 'log in', 'kB', [logIn.scripts / KB]),
        ...[...scripts].map(([name, bytes]) => figure('scripts, gzip', name, 'kB', [bytes / KB])),
      ],
      bars: [
        ...names.map((name) => keystrokeBar(name, keysOf(name), keysOf('bare'))),
        ...names.map((name) => saveBar(name, beyondOf(name))),
        ...lightPages.map((name) => scriptsBar(name, scripts.get(name) ?? Number.NaN, logIn.scripts)),
      ],
      notes: [
        'A key is painted when the frame that shows it is. Both contenders wait for a frame, up to 16.7 ms at 60 Hz.',
        'A bare append is a fetch in the same slowed browser; a bare server appends one event of 2 kB by the product’s log.',
        `Sections without a text field: ${size.sections.filter((name) => !names.includes(name)).join(', ') || 'none'}.`,
      ],
    };
  },
};
