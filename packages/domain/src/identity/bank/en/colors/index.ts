import type { ColorTexts } from '../../texts.ts';
import { competition } from './competition.ts';
import { life } from './life.ts';
import { team } from './team.ts';
import { training } from './training.ts';

export const colors: ColorTexts = { ...training, ...competition, ...team, ...life };
