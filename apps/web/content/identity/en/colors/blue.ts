import type { ColorExplanation } from '../../explanations.ts';

export const blue: ColorExplanation = {
  summary: 'Blue is the need to know: reading the plan, checking the facts and doing things in order.',
  overview: [
    'A blue choice asks for the exact steps before the drill, studies the video frame by frame and warms up from the same list every time. After an upset win, blue writes down what worked so the group can do it again. Before answering a college program, it reads up on the place.',
    'The price is time. While you compare the options, the relay order gets decided by the first person to speak, and a plan that falls apart in the second minute can leave you without instructions. You’re after accuracy, and other people may hear it as criticism.',
  ],
  levels: {
    low: 'You rarely chose lists, numbers or plans. You’d rather try something than read about it, which works until the details count: a rule you didn’t know, a bag packed in a hurry. Borrow one habit from blue, such as a packing list or three lines after each practice.',
    mid: 'You prepare some things with care and improvise the rest. Find where the line runs: your sport may get a training log while school gets the night before, or the other way around. Carry a single habit across, and you gain something for little effort.',
    high: 'Facts, order and preparation took at least a third of your choices. You’re probably the one people ask for the schedule, and you spot the mistake on the score sheet. Set a limit when you have to decide: two sources, ten minutes, then go with what you have.',
  },
  coaching: [
    'Send the plan the day before so that the questions arrive ready.',
    'Explain what a drill is for; one sentence about its purpose saves ten.',
    'Support a correction with a number or a video, one detail at a time.',
    'Warn them about a surprise drill, then welcome a first try, even a messy one.',
  ],
};
