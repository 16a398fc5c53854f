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

/** The page of an athlete has one address in each language, which is shorter for the one who writes in it. */
export const demoHead = (language: Language, name: DemoName) =>
  siteHead({
    language,
    page: 'portfolio-demo',
    title: m.demo_title({ name: demoFullNames[name] }),
    description: m.demo_description(),
    athletePicture: `portfolio-demo/${name}`,
    pathIn: (wanted) => demoPath(wanted, name),
  });
