import { m } from '../../paraglide/messages.js';

/** The best results of the fictional athlete. */
export const exampleFigures = () => [
  { label: m.landing_example_figure1_event(), value: m.landing_example_figure1() },
  { label: m.landing_example_figure2_event(), value: m.landing_example_figure2() },
  { label: m.landing_example_figure3_event(), value: m.landing_example_figure3() },
];
