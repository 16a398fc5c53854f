import type { SectionName } from '@palmares/domain/portfolio';
import {
  Briefcase,
  Camera,
  FileText,
  GraduationCap,
  MessageCircle,
  Play,
  Quote,
  Telescope,
  Trophy,
  User,
  Users,
  VenetianMask,
} from '@palmares/ui';

/** A small sign for each section, beside its name in lists of many. */
export const sectionIcons: Readonly<Record<SectionName, typeof User>> = {
  introduction: MessageCircle,
  'profile-picture': Camera,
  identity: VenetianMask,
  academics: GraduationCap,
  'academic-documents': FileText,
  highlights: Play,
  vision: Telescope,
  motto: Quote,
  contacts: Users,
  general: User,
  'sports-history': Trophy,
  'work-experience': Briefcase,
};
