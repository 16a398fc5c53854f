import { goaltender, swimmer } from '@palmares/domain/demo';
import type { DemoAccount } from './demo-account.ts';
import { goaltenderFiles } from './files/goaltender-files.ts';
import { swimmerFiles } from './files/swimmer-files.ts';

export const goaltenderAccount: DemoAccount = {
  ...goaltender,
  suffix: '',
  email: 'nora.whitcombe@demo.palmares.example',
  files: goaltenderFiles,
  openLabel: 'Coach Brodeur, Ottawa',
  protectedLabel: 'Kingston showcase',
};

export const swimmerAccount: DemoAccount = {
  ...swimmer,
  suffix: ' (français)',
  email: 'jade.pelletier-roy@demo.palmares.example',
  files: swimmerFiles,
  openLabel: 'Rouge et Or, entraîneuse-chef',
  protectedLabel: 'Camp de sélection',
};
