import type { VisionPublicView } from '@palmares/domain/shared-portfolio';

export const visionExcerpt = ({ dreams, plan }: VisionPublicView): string => dreams[0] ?? plan[0] ?? '';
