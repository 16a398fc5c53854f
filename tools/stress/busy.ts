import { fixedWork } from '../test/fixed-work.ts';

// Keeps a core busy until it is killed.
for (;;) fixedWork();
