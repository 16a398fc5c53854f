import type { SectionName } from '@palmares/domain/portfolio/sections';
import { m } from '../../paraglide/messages.js';

export interface Progress {
  readonly emailVerified: boolean;
  readonly written: readonly SectionName[];
  readonly isPublic: boolean;
}

/** Where a task is done: a section of the editor, or a page. */
export type Place =
  | { readonly section: SectionName }
  | { readonly page: '/$lang/auth/verify-email' | '/$lang/app/portfolio/share' };

interface Doing {
  readonly place: Place;
  /** Why it is worth the athlete's time, and what the button says. */
  readonly why: () => string;
  readonly act: () => string;
  /** Done once and for all: there is nothing to come back to. */
  readonly once?: boolean;
}

interface Task {
  readonly task: string;
  readonly words: () => string;
  readonly isDone?: (progress: Progress) => boolean;
  /** Without it the screen does not exist yet, or there is nothing to do. */
  readonly doing?: Doing;
}

const section = (name: SectionName, words: Pick<Doing, 'why' | 'act'>): Pick<Task, 'isDone' | 'doing'> => ({
  isDone: ({ written }) => written.includes(name),
  doing: { place: { section: name }, ...words },
});

/** All that a whole portfolio takes, in the order in which it is asked. */
const tasks: readonly Task[] = [
  { task: 'create_account', words: m.onboarding_create_account, isDone: () => true },
  {
    task: 'verify_email',
    words: m.onboarding_verify_email,
    isDone: ({ emailVerified }) => emailVerified,
    doing: {
      place: { page: '/$lang/auth/verify-email' },
      why: m.onboarding_verify_email_why,
      act: m.share_gate_email_enter,
      once: true,
    },
  },
  {
    task: 'introduction',
    words: m.onboarding_introduction,
    ...section('introduction', { why: m.onboarding_introduction_why, act: m.share_empty_action }),
  },
  { task: 'profile_picture', words: m.onboarding_profile_picture },
  { task: 'general', words: m.onboarding_general },
  {
    task: 'sports_history',
    words: m.onboarding_sports_history,
    ...section('sports-history', { why: m.onboarding_sports_history_why, act: m.onboarding_sports_history_act }),
  },
  { task: 'identity_test', words: m.onboarding_identity_test },
  { task: 'academics', words: m.onboarding_academics },
  { task: 'academic_documents', words: m.onboarding_academic_documents },
  { task: 'highlights', words: m.onboarding_highlights },
  { task: 'vision', words: m.onboarding_vision },
  {
    task: 'motto',
    words: m.onboarding_motto,
    ...section('motto', { why: m.onboarding_motto_why, act: m.onboarding_motto_act }),
  },
  { task: 'work_experience', words: m.onboarding_work_experience },
  { task: 'contacts', words: m.onboarding_contacts },
  {
    task: 'go_public',
    words: m.onboarding_go_public,
    isDone: ({ isPublic }) => isPublic,
    doing: {
      place: { page: '/$lang/app/portfolio/share' },
      why: m.onboarding_go_public_why,
      act: m.plan_celebration_action,
    },
  },
];

export interface OnboardingStep extends Task {
  readonly number: number;
  readonly state: 'done' | 'current' | 'todo' | 'soon';
}

export interface NextStep extends OnboardingStep {
  readonly doing: Doing;
}

export interface Onboarding {
  readonly steps: readonly OnboardingStep[];
  readonly done: number;
  /** The first step that can be taken and is not; none when the athlete is up to date. */
  readonly next: NextStep | null;
}

/** Every step in its order: what is done, what comes next, what can be done after it, and what cannot yet. */
export const onboardingOf = (progress: Progress): Onboarding => {
  const numbered = tasks.map((task, index) => ({
    ...task,
    number: index + 1,
    isOver: task.isDone?.(progress) ?? false,
  }));
  const current = numbered.find(({ isOver, doing }) => !isOver && doing !== undefined);
  const stateOf = ({ number, isOver, doing }: (typeof numbered)[number]): OnboardingStep['state'] => {
    if (isOver) return 'done';
    if (doing === undefined) return 'soon';
    return number === current?.number ? 'current' : 'todo';
  };
  const steps = numbered.map(({ isOver, ...step }) => ({ ...step, state: stateOf({ isOver, ...step }) }));
  return {
    steps,
    done: steps.filter(({ state }) => state === 'done').length,
    next: current?.doing ? { ...current, doing: current.doing, state: 'current' } : null,
  };
};
