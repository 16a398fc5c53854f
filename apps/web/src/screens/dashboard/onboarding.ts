import type { SectionName } from '@palmares/domain/portfolio/sections';
import { m } from '../../paraglide/messages.js';

interface Task {
  readonly task: string;
  readonly words: () => string;
  /** Where it is done: a section of the editor, or a page. Without one its screen does not exist yet. */
  readonly section?: SectionName;
  readonly page?: '/$lang/auth/verify-email' | '/$lang/app/portfolio/share';
  readonly isDone?: (progress: Progress) => boolean;
}

export interface Progress {
  readonly emailVerified: boolean;
  readonly written: readonly SectionName[];
  readonly isPublic: boolean;
}

/** All that a whole portfolio takes, in the order in which it is asked. */
const tasks: readonly Task[] = [
  { task: 'create_account', words: m.onboarding_create_account, isDone: () => true },
  {
    task: 'verify_email',
    words: m.onboarding_verify_email,
    page: '/$lang/auth/verify-email',
    isDone: ({ emailVerified }) => emailVerified,
  },
  { task: 'introduction', words: m.onboarding_introduction, section: 'introduction' },
  { task: 'profile_picture', words: m.onboarding_profile_picture },
  { task: 'general', words: m.onboarding_general },
  { task: 'sports_history', words: m.onboarding_sports_history, section: 'sports-history' },
  { task: 'identity_test', words: m.onboarding_identity_test },
  { task: 'academics', words: m.onboarding_academics },
  { task: 'academic_documents', words: m.onboarding_academic_documents },
  { task: 'highlights', words: m.onboarding_highlights },
  { task: 'vision', words: m.onboarding_vision },
  { task: 'motto', words: m.onboarding_motto, section: 'motto' },
  { task: 'work_experience', words: m.onboarding_work_experience },
  { task: 'contacts', words: m.onboarding_contacts },
  {
    task: 'go_public',
    words: m.onboarding_go_public,
    page: '/$lang/app/portfolio/share',
    isDone: ({ isPublic }) => isPublic,
  },
];

export interface OnboardingStep extends Task {
  readonly state: 'done' | 'current' | 'todo';
}

const isDone = ({ isDone: rule, section }: Task, progress: Progress): boolean =>
  rule?.(progress) ?? (section !== undefined && progress.written.includes(section));

const canBeDone = ({ isDone: rule, section }: Task): boolean => rule !== undefined || section !== undefined;

/** The steps that can be taken today; the first one that is not taken is the current one. */
export const onboardingSteps = (progress: Progress): readonly OnboardingStep[] => {
  const open = tasks.filter(canBeDone);
  const current = open.find((task) => !isDone(task, progress));
  return open.map((task) => {
    if (isDone(task, progress)) return { ...task, state: 'done' };
    return { ...task, state: task === current ? 'current' : 'todo' };
  });
};
