import { m } from '../../paraglide/messages.js';
import { layout } from './explore-layout.ts';

/** Marks what the athlete's own result says. */
export const Yours = () => <strong className={layout.yours}>{m.explore_yours()}</strong>;
