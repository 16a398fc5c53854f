import type { LearningStyleExplanation } from '../../explanations.ts';

export const auditory: LearningStyleExplanation = {
  summary: 'You like to hear it: a voice, a rhythm, the right word at the right moment.',
  overview: [
    'When a play goes up on the board, you remember what was said about it better than the arrows. You know the rhythm of a good run-up or a clean hit by its sound, and a song or a familiar voice gets you going before a start. To find your way, you ask someone.',
    'That’s also why noise bothers you. Shouting from the stands or a humming fan takes your attention, and two people talking at once is one too many. Listening is what you choose first; video and practice still teach you things no voice can.',
  ],
  inTraining: [
    'Ask your coach to say the main point again in a few words.',
    'Count or hum the rhythm of a movement while you do it slowly.',
    'Record three cues in your own voice and play them on the way to practice.',
    'Say the instruction back to someone before the drill starts.',
  ],
  inClass: [
    'Read your notes aloud, or explain the chapter to someone over the phone.',
    'Choose a seat where you hear the teacher well, away from the hallway.',
    'Make a rhyme or a song out of a list of dates or words.',
    'Study with a friend and trade questions instead of rereading in silence.',
  ],
  coaching: [
    'Choose one cue word per skill and keep it all season.',
    'Stay silent during the action and give the correction in the break.',
    'Have them say the instruction back to you before they try it.',
    'Add a demonstration to your explanation, because words rarely show everything.',
  ],
};
