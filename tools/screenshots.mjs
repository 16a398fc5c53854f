import { runScript } from './run-script.mjs';

const help = `npm run screenshots                        every screen, at each width, in each theme and language
npm run screenshots -- landing dashboard   only these

Options
  --list            the names of all screens
  --lang <lang>     only en, or only fr-ca
  --width <px>      only 320, 375, 390 or 1440
  --theme <theme>   only dark, or only light
  --url <address>   a product that "npm start" runs, instead of starting one; its gallery needs
                    DEVELOPER_PAGES=1
  --data <folder>   that product's data folder, for the demo athletes' addresses and passwords; the default
                    is that of npm start

Writes screenshots/<screen>.<lang>.<width>.<theme>.png and screenshots/index.html, which shows every picture in the folder.
Exits with 1 and names the pictures when a screen scrolls sideways, answers with the wrong status or logs an
error on the console.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
} else {
  runScript('tools/screenshots/main.ts', args);
}
