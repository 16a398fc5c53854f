import type { SectionName } from '@palmares/domain/portfolio';
import { m } from '../../paraglide/messages.js';

export interface Progress {
  readonly emailVerified: boolean;
  readonly written: readonly SectionName[];
  /** Sections that no athlete is asked to fill in. */
  readonly optional: readonly SectionName[];
  readonly isPublic: boolean;
  /** Without a plan there is nothing to share with yet. */
  readonly hasPlan: boolean;
}

/** Where a task is done: a section of the editor, or a page. */
export type Place =
  | { readonly section: SectionName }
  | { readonly page: '/$lang/auth/verify-email' | '/$lang/app/portfolio/share' | '/$lang/app/athlete-plan' };

interface Doing {
  readonly place: Place;
  /** Why the task is worth doing, and its button's label. */
  readonly why: () => string;
  readonly act: () => string;
  /** Done once and for all: nothing to return to. */
  readonly once?: boolean;
}

interface Task {
  readonly task: string;
  readonly words: () => string;
  readonly isDone?: (progress: Progress) => boolean;
  /** True if the task is available but nobody is asked to do it. */
  readonly isOptional?: (progress: Progress) => boolean;
  /** Absent if the screen does not exist yet or there is nothing to do. */
  readonly doing?: Doing;
  /** What is done in its place as long as there is no plan. */
  readonly withoutPlan?: Doing;
}

const sectionTasks: Readonly<Record<SectionName, Pick<Doing, 'why' | 'act'>>> = {
  introduction: { why: m.onboarding_introduction_why, act: m.share_empty_action },
  'profile-picture': { why: m.onboarding_profile_picture_why, act: m.onboarding_profile_picture_act },
  general: { why: m.onboarding_general_why, act: m.onboarding_general_act },
  'sports-history': { why: m.onboarding_sports_history_why, act: m.onboarding_sports_history_act },
  academics: { why: m.onboarding_academics_why, act: m.onboarding_academics_act },
  'academic-documents': { why: m.onboarding_academic_documents_why, act: m.onboarding_academic_documents_act },
  highlights: { why: m.onboarding_highlights_why, act: m.onboarding_highlights_act },
  vision: { why: m.onboarding_vision_why, act: m.onboarding_vision_act },
  motto: { why: m.onboarding_motto_why, act: m.onboarding_motto_act },
  'work-experience': { why: m.onboarding_work_experience_why, act: m.onboarding_work_experience_act },
  contacts: { why: m.onboarding_contacts_why, act: m.onboarding_contacts_act },
};

const isSection = (name: string): name is SectionName => Object.hasOwn(sectionTasks, name);

/** A section's task, available once the section exists. */
const section = (name: string, words: () => string): Task => {
  const task = { task: name.replaceAll('-', '_'), words };
  if (!isSection(name)) return task;
  return {
    ...task,
    isDone: ({ written }) => written.includes(name),
    isOptional: ({ optional }) => optional.includes(name),
    doing: { place: { section: name }, ...sectionTasks[name] },
  };
};

/** Every task of a complete portfolio, in order. */
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
  section('introduction', m.onboarding_introduction),
  section('profile-picture', m.onboarding_profile_picture),
  section('general', m.onboarding_general),
  section('sports-history', m.onboarding_sports_history),
  { task: 'identity_test', words: m.onboarding_identity_test },
  section('academics', m.onboarding_academics),
  section('academic-documents', m.onboarding_academic_documents),
  section('highlights', m.onboarding_highlights),
  section('vision', m.onboarding_vision),
  section('motto', m.onboarding_motto),
  section('work-experience', m.onboarding_work_experience),
  section('contacts', m.onboarding_contacts),
  {
    task: 'go_public',
    words: m.onboarding_go_public,
    isDone: ({ isPublic }) => isPublic,
    doing: {
      place: { page: '/$lang/app/portfolio/share' },
      why: m.onboarding_go_public_why,
      act: m.plan_celebration_action,
    },
    withoutPlan: {
      place: { page: '/$lang/app/athlete-plan' },
      why: m.onboarding_go_public_why,
      act: m.share_gate_plan_action,
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
  /** The number of steps that count; an optional step counts once it is done. */
  readonly total: number;
  /** The first required step that is available and not done; null when there is none. */
  readonly next: NextStep | null;
}

/** Every step in order: done, next, available later, or not available yet. */
export const onboardingOf = (progress: Progress): Onboarding => {
  const numbered = tasks.map(({ withoutPlan, ...task }, index) => ({
    ...task,
    ...(withoutPlan && !progress.hasPlan ? { doing: withoutPlan } : {}),
    number: index + 1,
    isOver: task.isDone?.(progress) ?? false,
    isExtra: task.isOptional?.(progress) ?? false,
  }));
  const current = numbered.find(({ isOver, isExtra, doing }) => !isOver && !isExtra && doing !== undefined);
  const stateOf = ({ number, isOver, doing }: (typeof numbered)[number]): OnboardingStep['state'] => {
    if (isOver) return 'done';
    if (doing === undefined) return 'soon';
    return number === current?.number ? 'current' : 'todo';
  };
  return {
    steps: numbered.map((step) => ({ ...step, state: stateOf(step) })),
    done: numbered.filter(({ isOver }) => isOver).length,
    total: numbered.filter(({ isOver, isExtra }) => isOver || !isExtra).length,
    next: current?.doing ? { ...current, doing: current.doing, state: 'current' } : null,
  };
};
