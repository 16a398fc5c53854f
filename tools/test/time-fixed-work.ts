import { parentPort } from 'node:worker_threads';
import { fixedWork } from './fixed-work.ts';

// Warms up, so that compiling is not measured.
fixedWork();
const began = performance.now();
fixedWork();
parentPort?.postMessage(performance.now() - began);
