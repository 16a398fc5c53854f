import { runScript } from './run-script.mjs';

const help = `npm run image                        builds the image of deploy/Containerfile, and checks and runs it

On Debian, as root, with buildah, mmdebstrap and util-linux, and no registry of images: the base is made of Debian's packages and
the Node that the project runs on. The image stays in the data folder, and its name is printed.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
} else {
  runScript('tools/image/main.ts', args);
}
