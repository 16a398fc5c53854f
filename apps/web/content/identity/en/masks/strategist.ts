import type { MaskExplanation } from '../../explanations.ts';

export const strategist: MaskExplanation = {
  traits: ['Foresight', 'Observation', 'Plan B'],
  summary: 'You meet pressure by thinking ahead: if this happens, we do that.',
  overview: [
    'In bed the night before a tournament, you run through scenarios: rain, an early goal, a rival who starts too fast. From the bench, you see the space on the left well before the whistle. When it goes badly, you change the plan before you shout louder, and you want to know the next opponent’s habits by heart.',
    'Preparing options calms you, because few things take you by surprise. In a race, you know when the attack will come and which wheel to follow. Your weak spot is time: while you weigh the third option, the puck is gone. And if the others haven’t heard about a plan, no one can follow it.',
  ],
  characteristics: [
    'Your notebook is full of arrows and notes on what the other side tends to do.',
    'Before you step into a new group, you watch for a while who does what.',
    'In a pack, you choose your spot for a reason, out of the wind or near the break.',
    'The coin toss interests you: wind, sun and side deserve some thought.',
  ],
  qualities: [
    'You always have a plan B, from a flat tire to a red card.',
    'You keep some strength in reserve for the hill or the set that decides.',
    'By the second quarter, you can tell your coach what the other team repeats.',
    'A bad call doesn’t bother you: you’re already on the next play.',
  ],
  drawbacks: [
    'Your half second of thinking is sometimes the one you were missing.',
    'People say you’re miles away, because your mind is two moves further on.',
    'Opponents who play without any logic can throw you off for several minutes.',
    'You prefer a clever detour to the simple shot that was open.',
  ],
  howToMotivate: [
    'Reveal the plan early and ask where it could crack.',
    'Send them to watch future opponents, with three questions to answer.',
    'Set a puzzle at practice: one obstacle, ten seconds, find the way out.',
    'Give credit in public when one of their suggestions is used.',
  ],
  howToInteract: [
    'Share the reason for a decision, along with the options you turned down.',
    'Allow a moment of silence after a question while the answer is being built.',
    'Debate at the board, with facts and sketches, and leave personalities out of it.',
    'Warn them ahead of time when you want to test something unusual in competition.',
  ],
  overwhelmed: {
    signs: [
      'You hesitate on plays you’ve made a hundred times.',
      'Every option seems to hide a trap, and you settle on nothing.',
      'In the huddle your eyes move, your lips move, and nothing comes out.',
    ],
    advice: [
      'Choose two scenarios, the likely one and the worst one, and let the others go.',
      'Set yourself a rule for moments of doubt, such as “I shoot” or “left”, before the game.',
      'Tell one of your fears out loud to an adult you trust; it shrinks once it’s out.',
    ],
    coaching: [
      'Decide for them at the next break: one thing to do, right away.',
      'Cut the report on opponents to half a page before big events.',
      'Train quick choices with a countdown, where a mistake costs nothing.',
    ],
  },
  carriedAway: {
    signs: [
      'Your plan has seven steps, and the others lost the thread at the second.',
      'You play with the final in mind while the quarter-final slips through your fingers.',
      'Rattling an opponent with remarks takes more of your energy than the match.',
    ],
    advice: [
      'Bring your idea down to a sentence that can be shouted across the field.',
      'Have someone repeat your plan and keep the part that comes back.',
      'Once the whistle goes, stay with your choice until the next break.',
    ],
    coaching: [
      'Accept one suggestion per break and close the discussion there.',
      'Bring them back to the present with a narrow task, such as one breath or one cue.',
      'Praise the simple choice that worked and point out how fast it was.',
    ],
  },
};
