import type { LearningStyleExplanation } from '../../explanations.ts';

export const kinesthetic: LearningStyleExplanation = {
  summary: 'You like to do it: move, feel the difference and find your way as you go.',
  overview: [
    'A drawing on the board clicks once you’ve run through it for real. You want to try the new move right away, and slow repetitions tell you what’s off. You know a good practice by the tiredness in your legs, and before a start you hop, shake your arms and feel the ground.',
    'Sitting through a long meeting is hard for you, and wet clothes or tight shoes can take all your attention. By starting before the explanation ends, you sometimes learn a mistake by heart. You can still watch the video or listen for a minute.',
  ],
  inTraining: [
    'Walk through a new play at half speed before you run it.',
    'Go back slowly over the part that catches, and feel for where it changes.',
    'Exaggerate the mistake once on purpose, then do it right to feel the gap.',
    'Hold a piece of your equipment during explanations, without using it.',
  ],
  inClass: [
    'Review while you walk, and change cards at each turn.',
    'Cut homework into blocks of twenty minutes with a short stretch in between.',
    'Work an example by hand before you read the rule that explains it.',
    'Copy out the key points with a pen instead of only rereading the page.',
  ],
  coaching: [
    'Limit instructions to thirty seconds, then make way for a first try.',
    'Ask what they felt before you say what you saw.',
    'Let them hold the equipment or stand at the back during explanations.',
    'Plan a slow version of each new skill so that the mistake doesn’t settle in.',
  ],
};
