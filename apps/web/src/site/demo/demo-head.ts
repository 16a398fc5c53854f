import type { Language } from '@palmares/domain/kernel';
import { type DemoName, demoPath } from '../../i18n/demo-pages.ts';
import { siteHead } from '../../page/site-head.ts';
import { m } from '../../paraglide/messages.js';
import { demoFullNames } from './demo-names.ts';

export const gateHead = (language: Language) =>
  siteHead({
    language,
    page: 'portfolio-demo-gate',
    title: m.demo_gate_title(),
    description: m.demo_gate_description(),
  });

/**
 * A page in another language is the same athlete's: there, a visitor who changes the language sees what a scout of that
 * language sees. The address is shorter in the language that the athlete writes in.
 */
export const demoHead = (language: Language, name: DemoName) =>
  siteHead({
    language,
    page: 'portfolio-demo',
    title: m.demo_title({ name: demoFullNames[name] }),
    description: m.demo_description(),
    athletePicture: `portfolio-demo/${name}`,
    pathIn: (wanted) => demoPath(wanted, name),
  });
