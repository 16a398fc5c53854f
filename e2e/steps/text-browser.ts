import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** w3m, by keyboard, on a terminal of 80 columns. */
export interface TextBrowser {
  press(keys: string): void;
  /** Waits until the terminal has drawn the text since the last call. */
  draws(text: string): Promise<void>;
  /** Returns the whole page as it is laid out on the terminal. */
  pageText(): Promise<string>;
}

/** Opens the address, and closes the browser after the visit. */
export const withTextBrowser = async (
  address: string,
  visit: (browser: TextBrowser) => Promise<void>,
): Promise<void> => {
  const home = await mkdtemp(join(tmpdir(), 'palmares-w3m-'));
  // `script` is what gives it a terminal.
  const browser = spawn('script', ['--quiet', '--flush', '--command', 'w3m -O UTF-8 "$ADDRESS"', '/dev/null'], {
    env: { PATH: process.env.PATH, HOME: home, TERM: 'xterm', LC_ALL: 'C.UTF-8', ADDRESS: address },
  });
  const ended = new Promise((resolve) => {
    browser.once('error', resolve).once('close', resolve);
  });
  let drawn = '';
  browser.stdout.setEncoding('utf8').on('data', (output: string) => {
    drawn += output;
  });
  const press = (keys: string): void => {
    browser.stdin.write(keys);
  };
  const draws = async (text: string): Promise<void> => {
    await expect.poll(() => drawn).toContain(text);
    drawn = drawn.slice(drawn.indexOf(text) + text.length);
  };
  const pageText = async (): Promise<string> => {
    const file = join(home, randomUUID());
    press('S');
    await draws('Save buffer to: ');
    press(`${file}\n`);
    await draws('Viewing <');
    return readFile(file, 'utf8');
  };
  try {
    await draws('Viewing <');
    await visit({ press, draws, pageText });
  } finally {
    browser.kill();
    await ended;
    await rm(home, { recursive: true, force: true });
  }
};
