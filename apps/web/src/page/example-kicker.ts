import { m } from '../paraglide/messages.js';

/** The sport and the position of the fictional athlete. */
export const exampleKicker = (): readonly string[] => [m.landing_example_sport(), m.landing_example_position()];
