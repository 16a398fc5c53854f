import type { IdentityExplanations } from '../../explanations.ts';
import { auditory } from './auditory.ts';
import { innerDialog } from './inner-dialog.ts';
import { kinesthetic } from './kinesthetic.ts';
import { visual } from './visual.ts';

export const learningStyles: IdentityExplanations['learningStyles'] = { auditory, visual, innerDialog, kinesthetic };
