import type { SectionName } from '@palmares/domain/portfolio';
import type { NamedReading } from '../../page/reading.ts';
import { m } from '../../paraglide/messages.js';
import { beginningOf, type FieldPlace } from '../../sections/first-fields.ts';
import { sectionsDone } from '../../sections/sections-done.ts';
import { doneWords } from '../../who-sees/who-sees.ts';

export interface Progress {
  readonly emailVerified: boolean;
  readonly written: readonly SectionName[];
  /** Sections that no athlete is asked to fill in. */
  readonly optional: readonly SectionName[];
  readonly isPublic: boolean;
  /** Without a plan there is nothing to share with yet. */
  readonly hasPlan: boolean;
}

/** Inputs of the sentence that answers a finished step. */
export interface Answering {
  /** The athlete's age in years, which decides what new links start with. */
  readonly age: number;
}

/** The place where a task is done: a field of the editor, or a page. */
export type Place =
  | FieldPlace
  | {
      readonly page:
        | '/$lang/auth/verify-email'
        | '/$lang/app/identity/results'
        | '/$lang/app/portfolio/share'
        | '/$lang/app/athlete-plan';
    };

interface Doing {
  readonly place: Place;
  /** Why the task is worth doing, and its button's label. */
  readonly why: () => string;
  readonly act: () => string;
  /** Says what a scout sees now that it is done. */
  readonly seen: (answering: Answering) => string;
  /** True if it is done once and for all: nothing to return to. */
  readonly once?: boolean;
  /** Helps to do it well. */
  readonly reading?: NamedReading;
}

interface Task {
  readonly task: string;
  /** True if it fills in a section of the portfolio, which is all that counts. */
  readonly isSection?: true;
  readonly words: () => string;
  readonly isDone: (progress: Progress) => boolean;
  /** True if nobody is asked to do it. */
  readonly isOptional?: (progress: Progress) => boolean;
  /** Absent if there is nothing to do. */
  readonly doing?: Doing;
  /** Replaces `doing` while there is no plan. */
  readonly withoutPlan?: Doing;
}

/** A section's task is done in the editor unless it names another place. */
type SectionTask = Omit<Doing, 'place'> & { readonly place?: Place };

const sectionTasks: Readonly<Record<SectionName, SectionTask>> = {
  introduction: {
    why: m.onboarding_introduction_why,
    act: m.share_empty_action,
    seen: m.onboarding_introduction_seen,
    reading: { to: 'blog/building-a-strong-portfolio', words: m.reading_portfolio },
  },
  'profile-picture': {
    why: m.onboarding_profile_picture_why,
    act: m.onboarding_profile_picture_act,
    seen: m.who_sees_picture_done,
  },
  general: { why: m.onboarding_general_why, act: m.onboarding_general_act, seen: m.onboarding_general_seen },
  'sports-history': {
    why: m.onboarding_sports_history_why,
    act: m.onboarding_sports_history_act,
    seen: m.onboarding_sports_history_seen,
  },
  identity: {
    place: { page: '/$lang/app/identity/results' },
    why: m.onboarding_identity_why,
    act: m.onboarding_identity_act,
    seen: ({ age }) => doneWords('masks', { age }),
    reading: { to: 'blog/importance-of-identity', words: m.reading_identity },
  },
  academics: { why: m.onboarding_academics_why, act: m.onboarding_academics_act, seen: m.onboarding_academics_seen },
  'academic-documents': {
    why: m.onboarding_academic_documents_why,
    act: m.onboarding_academic_documents_act,
    seen: m.who_sees_documents_done,
  },
  highlights: {
    why: m.onboarding_highlights_why,
    act: m.onboarding_highlights_act,
    seen: m.onboarding_highlights_seen,
  },
  vision: { why: m.onboarding_vision_why, act: m.onboarding_vision_act, seen: m.onboarding_vision_seen },
  motto: { why: m.onboarding_motto_why, act: m.onboarding_motto_act, seen: m.onboarding_motto_seen },
  'work-experience': {
    why: m.onboarding_work_experience_why,
    act: m.onboarding_work_experience_act,
    seen: m.onboarding_work_experience_seen,
  },
  contacts: {
    why: m.onboarding_contacts_why,
    act: m.onboarding_contacts_act,
    seen: ({ age }) => doneWords('contacts', { age }),
  },
};

/** The name of a section's task. */
export const taskOf = (section: string): string => section.replaceAll('-', '_');

const section = (name: SectionName, words: () => string): Task => ({
  task: taskOf(name),
  isSection: true,
  words,
  isDone: ({ written }) => written.includes(name),
  isOptional: ({ optional }) => optional.includes(name),
  doing: { place: beginningOf(name), ...sectionTasks[name] },
});

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
      seen: m.onboarding_verify_email_seen,
      once: true,
    },
  },
  section('introduction', m.onboarding_introduction),
  section('profile-picture', m.onboarding_profile_picture),
  section('general', m.onboarding_general),
  section('sports-history', m.onboarding_sports_history),
  section('identity', m.onboarding_identity),
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
      seen: m.onboarding_go_public_seen,
      reading: { to: 'blog/emailing-a-coach', words: m.reading_email_coach },
    },
    withoutPlan: {
      place: { page: '/$lang/app/athlete-plan' },
      why: m.onboarding_go_public_why,
      act: m.share_gate_plan_action,
      seen: m.onboarding_go_public_seen,
      reading: { to: 'faqs#what-the-plan-gives', words: m.reading_plan_gives },
    },
  },
];

export interface OnboardingStep extends Task {
  readonly state: 'done' | 'current' | 'todo';
  /** True if nobody is asked to do it. */
  readonly isExtra: boolean;
}

const stateOf = (isOver: boolean, isCurrent: boolean): OnboardingStep['state'] => {
  if (isOver) return 'done';
  return isCurrent ? 'current' : 'todo';
};

export interface NextStep extends OnboardingStep {
  readonly doing: Doing;
}

export interface Onboarding {
  /** Every step, in order. */
  readonly steps: readonly OnboardingStep[];
  /** How many sections are done, and how many count. */
  readonly done: number;
  readonly total: number;
  /** The first required step that is not done; null when there is none. */
  readonly next: NextStep | null;
}

export const onboardingOf = (progress: Progress): Onboarding => {
  const known = tasks.map(({ withoutPlan, ...task }) => ({
    ...task,
    ...(withoutPlan && !progress.hasPlan ? { doing: withoutPlan } : {}),
    isOver: task.isDone(progress),
    isExtra: task.isOptional?.(progress) ?? false,
  }));
  const current = known.findIndex(({ isOver, isExtra }) => !isOver && !isExtra);
  const steps = known.map((task, at) => ({ ...task, state: stateOf(task.isOver, at === current) }));
  const next = steps[current];
  const sections = known.filter(({ isSection }) => isSection);
  return {
    steps,
    ...sectionsDone(sections.map(({ isOver, isExtra }) => ({ isDone: isOver, isOptional: isExtra }))),
    next: next?.doing ? { ...next, doing: next.doing } : null,
  };
};

/** The sentence that answers a finished task; undefined if there is nothing to say. */
export const answerTo = (finished: string, answering: Answering): string | undefined =>
  tasks.find(({ task }) => task === finished)?.doing?.seen(answering);
