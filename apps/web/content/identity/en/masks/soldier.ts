import type { MaskExplanation } from '../../explanations.ts';

export const soldier: MaskExplanation = {
  traits: ['Sense of duty', 'Routine', 'Steadiness'],
  summary: 'When pressure rises, you hold on to your role and your routine, and you do the job.',
  overview: [
    'Before a big competition, your bag is packed and your alarm is set. You warm up in the usual order, take the position you were given and stay there to the end. A rule you know calms you more than a speech does, and you’d rather do a plain task well than look for a brilliant one.',
    'This mask shows most when things go badly. After a hard loss, you pick up your gear, rest and report the next morning. The downside: you can wait for an order that nobody needs to give, or keep quiet about a rule that makes no sense. A short question to your coach often gets you moving again.',
  ],
  characteristics: [
    'Your bag is ready the night before, always packed in the same order.',
    'You get to practice ten minutes early and start setting out the cones.',
    'When the coach gives you a position, you hold it, even far from the ball and the cameras.',
    'Late in a game that is already lost, you cover your zone as carefully as in the first minute.',
  ],
  qualities: [
    'The others know where to find you and could pass to you with their eyes closed.',
    'A tedious drill keeps its quality with you, from the first repetition to the last.',
    'Rain, a bus at six in the morning or a cold pool hardly change how you work.',
    'What you promise on Monday is done by Friday, with no reminder.',
  ],
  drawbacks: [
    'A last-minute change of line-up can leave you lost for half a period.',
    'Your ideas stay in your head, even when you can see the hole in the plan.',
    'Sore or worn out, you show up anyway and tell no one about it.',
    'If someone gets around a rule that you follow, you hold it against them for days.',
  ],
  howToMotivate: [
    'Give a clear task with a beginning, an end and a standard to reach.',
    'Thank them for the invisible work: the effort held to the end, the gear put away.',
    'Keep your own word on the schedule and on their role, because nothing goes unnoticed.',
    'Show what their role changed in the result, with a clip or a number.',
  ],
  howToInteract: [
    'Say what you expect in one sentence, then let them do it.',
    'Announce changes ahead of time and point out what stays the same.',
    'Ask for their opinion in private, because they rarely speak up in a meeting.',
    'Start on time, because a team that drifts in late wears them out.',
  ],
  overwhelmed: {
    signs: [
      'You do exactly what you’re told and nothing more, and your face shows nothing.',
      'Two coaches say opposite things and you freeze between them.',
      'Little slips appear in your routine: the mouthguard, the water bottle.',
    ],
    advice: [
      'Ask which task comes first and leave the others alone until it’s done.',
      'Keep one piece of routine that nobody can take away, such as three breaths before the start.',
      'Tell your coach or a parent when you have nothing left; reporting it is part of the job.',
    ],
    coaching: [
      'Withdraw every instruction but one and repeat it calmly, in the same words.',
      'Agree among the staff who speaks to this athlete during competition.',
      'Ask directly how tired they are, from 1 to 10, because the subject won’t come up by itself.',
    ],
  },
  carriedAway: {
    signs: [
      'You keep count of who was late and say it out loud in the locker room.',
      'The plan has stopped working and you still apply it to the letter.',
      'On a day off, you go through the whole routine because skipping it feels like cheating.',
    ],
    advice: [
      'Leave the discipline of the others to the coach and look after your own lane.',
      'Agree in advance on a signal that lets you drop the plan and improvise.',
      'See the rest day as an instruction, because it’s on the schedule too.',
    ],
    coaching: [
      'Praise a good decision that departed from the plan, in front of the group.',
      'Leave ten minutes of practice without instructions, then talk about what they tried.',
      'Write rest into the plan, with the same weight as the hard sessions.',
    ],
  },
};
