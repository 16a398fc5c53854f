import type { LearningStyleExplanation } from '../../explanations.ts';

export const visual: LearningStyleExplanation = {
  summary: 'You like to see it: a demonstration, a drawing on the board, your own movement on video.',
  overview: [
    'To learn a move, you watch someone do it well, several times. You picture the course before the start and look for landmarks on the way to a new gym. After a first practice, you can describe the faces and the colour of the shoes, while the names have already slipped away.',
    'A bright light or people moving behind the net will distract you, and a long explanation with nothing to look at loses you along the way. Pictures have limits too: they won’t say how hard to push or what the official just called. Listen and try things as well, because this preference is only where you start.',
  ],
  inTraining: [
    'Watch one good demonstration from the side and one from behind before you try.',
    'Film a few attempts and compare them with your best one.',
    'Draw the play or the course yourself the day before, arrows included.',
    'Pick one spot to look at before you start, and stay with it.',
  ],
  inClass: [
    'Sum up each chapter as a diagram, a timeline or a table on one page.',
    'Give each kind of information a colour and keep the same code all year.',
    'Hang your week’s schedule in plain sight, games and due dates together.',
    'Cover a diagram with your hand and redraw it from memory to test yourself.',
  ],
  coaching: [
    'Show the whole movement first, at full speed, before you break it down.',
    'Stand in plain view when you talk to the group.',
    'Keep a board or a tablet within reach for a ten-second sketch.',
    'Point out the one thing to watch; a demonstration shows a hundred at once.',
  ],
};
