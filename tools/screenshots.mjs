import { ensureInstalled, goOn } from './install.mjs';

const help = `npm run screenshots                        every screen, at each width, in each theme and language
npm run screenshots -- landing dashboard   only these

Options
  --list            the names of all screens
  --lang <lang>     only en, or only fr-ca
  --width <px>      only 390, or only 1440
  --theme <theme>   only dark, or only light
  --url <address>   of the product that "npm start" runs, in place of one of its own; the gallery is there
                    when it was started with DEVELOPER_PAGES=1
  --data <folder>   its data folder, where the demo athletes' names and passwords are; default as npm start's

Writes screenshots/<screen>.<lang>.<width>.<theme>.png and screenshots/index.html, which shows all that are there.
Ends with 1, and names the screens, when one scrolls sideways, answers with another status than it should, or
complains on the console.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
} else {
  ensureInstalled();
  goOn('tools/screenshots/main.ts', args);
}
