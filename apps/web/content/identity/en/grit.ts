import type { GritExplanation } from '../explanations.ts';

export const grit: GritExplanation = {
  summary: 'Grit is staying with a goal when it gets long, dull or disappointing.',
  overview: [
    'The ten statements are about ordinary situations: the last week of the off-season program, a dull task that can wait, the most boring drill, the practice after a big loss. Grit is what you keep doing there, when nobody is counting and the results are slow to come.',
    'It varies with the goal and the time of year. A person can be stubborn on the ice and quick to drop a school project, and a score taken in exam week may differ from one in July. Stopping is sometimes the right call, as with pain or a goal that was never yours, and grit doesn’t ask you to push through.',
  ],
  ratings: {
    1: 'You often let go when results take time or someone gets ahead of you. That may say more about the goal than about you: check that you chose it yourself. Start with something small enough to finish this week, and count it as done.',
    2: 'You start well, then dull stretches and bad results wear you down. Find the point where you usually stop, such as the third week of a program, and plan help for that date: someone to train with, a shorter session, a word from your coach.',
    3: 'You hold on in some situations and let go in others. Think back to the statements: losses may fire you up while repetition bores you, or the reverse. Once you know the place where you drop out, you can prepare for it.',
    4: 'You hold on through most slow stretches and disappointments. The next step is choosing what deserves it. Look at your habits and ask which one still helps you; a program that has stopped working by spring can be changed without regret.',
    5: 'Your answers describe a person who sticks with nearly everything, even dull drills. Watch the other side of it: training through pain, skipping rest or seeing failure in a change of goal. Tell your coach when you need a break, and take it.',
  },
  build: [
    'Choose one goal for the season and write down why it matters to you.',
    'Cut that goal into weeks and check each one off on the calendar when it’s over.',
    'Decide before a hard stretch what you’ll do on the day you want to quit.',
    'Ask for one thing to improve after a setback, and begin the next day.',
  ],
  howToCoach: {
    1: 'Start with a goal that fits into one week, and mark the day it’s reached.',
    2: 'Ask where they usually stop, and plan a shorter session or a partner for that week.',
    3: 'Find out together what makes them let go: losses, repetition or slow progress.',
    4: 'Help them choose what deserves the effort, and drop a habit that no longer helps.',
    5: 'Watch for training through pain, and make it easy to ask for a break.',
  },
  coaching: [
    'Point out what was repeated, week after week, more than the final result.',
    'Set goals together that depend on effort, and review them every month.',
    'Treat this result as the start of a conversation; it has no place in a selection.',
    'Plan rest openly so that nobody ever mistakes it for giving up.',
  ],
};
