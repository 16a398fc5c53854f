import { suite as auth } from './auth/suite.ts';
import { suite as backup } from './backup/suite.ts';
import { suite as cli } from './cli/suite.ts';
import { suite as editor } from './editor/suite.ts';
import { suite as events } from './events/suite.ts';
import { suite as files } from './files/suite.ts';
import { suite as growth } from './growth/suite.ts';
import { suite as history } from './history/suite.ts';
import { suite as hostile } from './hostile/suite.ts';
import { suite as identity } from './identity/suite.ts';
import { suite as projection } from './projection/suite.ts';
import { suite as proof } from './proof/suite.ts';
import { suite as rescore } from './rescore/suite.ts';
import { suite as retry } from './retry/suite.ts';
import { suite as scout } from './scout/suite.ts';
import { suite as server } from './server-load/suite.ts';
import { suite as site } from './site/suite.ts';
import type { Suite } from './suite.ts';

/** In the order in which `npm run bench` runs them. */
export const suites: readonly Suite[] = [
  events,
  history,
  projection,
  retry,
  growth,
  proof,
  backup,
  site,
  scout,
  server,
  hostile,
  files,
  editor,
  rescore,
  identity,
  auth,
  cli,
];
