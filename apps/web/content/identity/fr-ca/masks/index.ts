import type { IdentityExplanations } from '../../explanations.ts';
import { captain } from './captain.ts';
import { driven } from './driven.ts';
import { engineer } from './engineer.ts';
import { maven } from './maven.ts';
import { player } from './player.ts';
import { soldier } from './soldier.ts';
import { strategist } from './strategist.ts';

export const masks: IdentityExplanations['masks'] = { soldier, maven, engineer, captain, player, strategist, driven };
