import type { LearningStyleExplanation } from '../../explanations.ts';

export const innerDialog: LearningStyleExplanation = {
  summary: 'You like to talk it over in your own head until it makes sense.',
  overview: [
    'You put a new play into your own words, ask yourself why it works and go over the training plan alone. Before a start, you repeat key phrases in silence. When you think back to your best performance, what you were telling yourself is the first thing that comes back.',
    'That voice can also get in the way: in the middle of a competition, a thought that goes round and round leaves no room for the next action. Sometimes it keeps to itself a good question that would take ten seconds to ask. Thinking is your first reflex; doing, seeing or hearing gets you the rest.',
  ],
  inTraining: [
    'Describe each step of a new skill to yourself before the first try.',
    'Prepare two short phrases for the start line and stick to those.',
    'Write down after practice what you understood and what is still unclear.',
    'Choose a word that ends the debate in your head, then act.',
  ],
  inClass: [
    'Close the book and give yourself the lesson as if you were teaching.',
    'Ask yourself why after each rule and answer in a sentence of your own.',
    'Work alone in a quiet place first, then compare your answers with someone.',
    'Note the question you’re stuck on so that you can ask it in the next class.',
  ],
  coaching: [
    'Leave ten seconds of silence between the instruction and the start of the drill.',
    'Give the reason for a change; they will look for one anyway.',
    'Ask afterward which phrases were going through their head during the action.',
    'Don’t take a still face for a lack of interest; use an open question.',
  ],
};
