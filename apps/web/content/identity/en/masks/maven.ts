import type { MaskExplanation } from '../../explanations.ts';

export const maven: MaskExplanation = {
  traits: ['Curiosity', 'Memory', 'Love of why'],
  summary: 'Under pressure, you look for facts: what happened before, how it works and why.',
  overview: [
    'The night before a competition, you read old results. You know who holds the record, what the wind did last year and how many fouls the referee calls in a game. When the score turns against you, a similar game comes back to you, and telling the story of that comeback settles your own nerves too.',
    'Facts give you distance. An injury weighs less once you know how the ligament heals, and so does a loss once you’ve watched it from start to finish. The hard part is that sport often asks you to act before the evidence is in. Then you have to go with the little you know and learn the rest later.',
  ],
  characteristics: [
    'Before you ask how many repetitions, you ask what the drill is for.',
    'On the bus, your headphones play an interview about your sport.',
    'Names, dates and scores stick with you, even from a final held before you were born.',
    'After a race, you watch the whole video again, your bad start included.',
  ],
  qualities: [
    'A new technique sinks in fast once someone explains the principle to you.',
    'When people argue about a rule, you can quote it and the discussion ends there.',
    'A slump scares you less, because you know how other athletes got their form back.',
    'Rookies learn the habits of the club from you, and the stories behind them.',
  ],
  drawbacks: [
    'Reading about the other team until midnight can beat you before you start.',
    'You put off a new move for as long as you can’t explain it.',
    'People get a full lecture when a yes or no would do.',
    'After one “because I said so”, you trust the coach less for the rest of the session.',
  ],
  howToMotivate: [
    'Explain the purpose of the session in a minute before it begins.',
    'Lend them a book, a study or an old video about something they want to improve.',
    'Invite them to tell the group about the history of their sport, briefly.',
    'Name what was learned this month and recall the date when it was still out of reach.',
  ],
  howToInteract: [
    'Answer their questions seriously, or set a time for them after practice.',
    'Admit what you don’t know and offer to look for the answer together.',
    'Base criticism on something that can be checked, such as a clip or a number.',
    'Let them know kindly when a moment calls for silence, then return to their idea.',
  ],
  overwhelmed: {
    signs: [
      'The same question comes back three times, although it was answered.',
      'You scroll through rankings on your phone right up to the call room.',
      'At the start, you recite instructions to yourself and your movements turn stiff.',
    ],
    advice: [
      'Write down the three facts that count today and put your phone away.',
      'Choose a single word that sums up the technique and repeat it as you move.',
      'Take the question that keeps you awake to an adult you trust, even if it has no answer.',
    ],
    coaching: [
      'Settle one point with a clear fact and leave the rest for after the event.',
      'Move to a physical cue, such as a rhythm to clap, and stop explaining.',
      'Set an hour in the evening after which nobody talks about opponents.',
    ],
  },
  carriedAway: {
    signs: [
      'You finish the coach’s sentences in front of the whole group.',
      'In mid-rally you bring up a statistic, when all it took was to call “mine”.',
      'If someone gets a year wrong, you correct it within the second.',
    ],
    advice: [
      'Count to five before you add a fact, and drop it if the drill has started again.',
      'Ask a question where you would give the answer, then listen to the other version.',
      'Keep a notebook for remarks that can wait until the ride home.',
    ],
    coaching: [
      'Hand them a topic to prepare and two minutes in which to share it.',
      'Limit talk between repetitions to facts and encouragement, for the whole group.',
      'Have a move tried first and discussed afterward, now and then.',
    ],
  },
};
