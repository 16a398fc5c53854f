import type { MaskExplanation } from '../../explanations.ts';

export const engineer: MaskExplanation = {
  traits: ['Eye for detail', 'Precision', 'Love of tinkering'],
  summary: 'Pressure makes you look for the detail to adjust, to test and to get right.',
  overview: [
    'You tape your stick again if the first turn is crooked. On arrival, you try the floor, the ice or the wax before you look at the stands. When you fall behind, you search for the one thing that’s off, an elbow too low or a foot too early, and working on it keeps your mind off the scoreboard.',
    'After a poor result, you choose one mistake, take the movement apart and put it back together. This gives you progress you can measure, week after week. The day of the event is harder: in competition the body runs on feel, and an adjustment halfway through can spoil what was already good enough.',
  ],
  characteristics: [
    'A spare lace, the right screwdriver and a roll of tape travel in your bag.',
    'You film the same throw from two angles and compare it with last week’s.',
    'During a time-out, you adjust a strap while the others drink.',
    'Your way is one variable at a time: the grip today, the stance tomorrow.',
  ],
  qualities: [
    'A plateau doesn’t scare you, because there’s always a setting left to try.',
    'Your bad habits get fixed at the source, and the correction holds.',
    'People bring you blades, bikes and rackets when something feels wrong.',
    'After a failed lift, you can name the cause in words that a coach can use.',
  ],
  drawbacks: [
    'A good performance with one flaw stays in your memory as a bad one.',
    'The warm-up ends while you’re still changing the height of your starting blocks.',
    'Your attention stays on your elbow and you miss the open pass.',
    'Gear that breaks on the way can spoil your morning before the first event.',
  ],
  howToMotivate: [
    'Offer a problem to solve, for example the detail that would make a movement smoother.',
    'Measure before and after, and let them keep the record book.',
    'Give access to tools: a tablet, a stopwatch, the workshop on Thursdays.',
    'Recognize the quality of a movement even when the result doesn’t follow.',
  ],
  howToInteract: [
    'Correct a single point per set and wait for the result before the next one.',
    'Describe what you saw, one joint at a time, and avoid words like “sloppy”.',
    'Don’t touch their equipment: one thing out of place can throw them off.',
    'Say when a version is final and the adjusting stops until Sunday.',
  ],
  overwhelmed: {
    signs: [
      'You change your grip on every attempt, and your results are all over the place.',
      'The list of things to fix grows so long that you start on none of them.',
      'Someone asks how it went, and you name only faults.',
    ],
    advice: [
      'Close the file: from the evening before, the technique you have is the one you use.',
      'Reduce the list to one line and give the rest to your coach to hold.',
      'Pay attention to a sound or a rhythm, such as your steps, and forget your joints.',
    ],
    coaching: [
      'Choose the priority for them and write it alone on the board.',
      'Return to a drill they have mastered and count ten clean repetitions.',
      'End the session on a success and put the camera away.',
    ],
  },
  carriedAway: {
    signs: [
      'Nothing is clean enough for you, and you repeat a drill long after you got it.',
      'The whole group waits on the line while you adjust a buckle.',
      'You give others technical advice in the middle of their warm-up.',
    ],
    advice: [
      'Decide before the session what “good enough” means, with a number.',
      'Stop after three good ones in a row and move on.',
      'Wait until you’re asked before you comment on a swing.',
    ],
    coaching: [
      'Set a time limit for equipment and start without delay when it is up.',
      'Offer games with changing rules, where there’s no perfect answer to polish.',
      'Value a rough attempt that worked and say exactly what it brought.',
    ],
  },
};
