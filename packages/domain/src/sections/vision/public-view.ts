import { paragraphsOf } from '../introduction/public-view.ts';
import type { Vision } from './fields.ts';

export interface VisionPublicView {
  readonly dreams: readonly string[];
  readonly plan: readonly string[];
}

export const visionPublicView = ({ dreams, plan }: Vision): VisionPublicView => ({
  dreams: paragraphsOf(dreams),
  plan: paragraphsOf(plan),
});
