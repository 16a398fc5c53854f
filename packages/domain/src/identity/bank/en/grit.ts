import type { GritTexts } from '../texts.ts';

export const grit: GritTexts = {
  g1: 'I stick to my off-season program from the first week to the last.',
  g2: 'I drop a training plan when the results are slow to show.',
  g3: 'When practice gets repetitive, I ease off a bit.',
  g4: 'When I don’t get picked, I ask what to improve and get to work.',
  g11: 'After a few bad results, I aim lower.',
  g6: 'I do the most boring drill with as much care as my favourite one.',
  g12: 'I can work on the same weakness for months without giving up.',
  g13: 'When a boring task isn’t urgent anymore, I let it slide.',
  g9: 'After a big loss, I work just as hard at the next practice.',
  g14: 'When someone takes my spot, my effort drops for a while.',
};
