import type { MaskExplanation } from '../../explanations.ts';

export const captain: MaskExplanation = {
  traits: ['Care for others', 'Listening', 'Team spirit'],
  summary: 'When it gets tense, you look at the others first: who is quiet, who is left out.',
  overview: [
    'By the second practice you know every first name, and you notice the empty seat on the bus. Before a final, you write to the group; when the score slips, you pull people together and say that it can still be done. You don’t need a C on your jersey: in an individual sport, you do it from the side of the mat.',
    'Looking after people keeps you balanced, because someone to help is easier to handle than a worry. However, you risk giving away the energy that your own race needs. You can also take silence for sadness when the person is simply getting ready. Asking before you help avoids many misunderstandings.',
  ],
  characteristics: [
    'A new person rarely warms up alone, because you go over and join them.',
    'You cheer for the last one in the 800 as loudly as for the first.',
    'After a loss, you cross the locker room to the person who missed the last shot.',
    'You keep the group chat alive: rides, birthdays, a good-luck message before the game.',
  ],
  qualities: [
    'Arguments cool down faster around you, because you listen to both sides.',
    'People come to you early about a tender knee or a bad week at school.',
    'In a ten-second huddle, your voice brings five people back to the same idea.',
    'You share a win by naming those who made it possible.',
  ],
  drawbacks: [
    'Your warm-up gets shorter because three people needed you.',
    'Criticizing someone you like costs you so much that you wait too long.',
    'One person’s bad mood can spoil your day, even with a medal around your neck.',
    'In a solo event, far from the group, you lose part of your energy.',
  ],
  howToMotivate: [
    'Connect their effort to the group: who gains when they do their part well.',
    'Put them in charge of welcoming a rookie for one week.',
    'Tell them what their small acts for others have changed in the team.',
    'Make room for rituals of their own, such as a team cheer or an outing.',
  ],
  howToInteract: [
    'Greet them before you get to work: a minute about the weekend opens the door.',
    'Speak frankly about tensions in the group, which they have already noticed.',
    'Criticize one on one and end by saying that the relationship is still good.',
    'Ask how they’re doing, and wait for the real answer.',
  ],
  overwhelmed: {
    signs: [
      'You answer everyone’s messages past midnight and yawn through morning practice.',
      'You keep smiling, then blow up when someone asks one thing too many.',
      'Right before your event, you’re still settling an argument between two other people.',
    ],
    advice: [
      'Pass a problem that is too heavy on to an adult you trust: it isn’t yours to solve.',
      'Take the last fifteen minutes before the start for yourself, headphones on.',
      'Answer “tomorrow” to one request today and see that the team holds up.',
    ],
    coaching: [
      'Take charge of the conflict in the group yourself and tell them so.',
      'Lighten their duties on competition day: someone else can organize the rides.',
      'Ask what they need for themselves, and dig deeper than a quick “I’m fine”.',
    ],
  },
  carriedAway: {
    signs: [
      'You speak to the coach for the team without having asked the team.',
      'You give a third pep talk to someone who wants quiet.',
      'People who skip the outing feel your disappointment all week.',
    ],
    advice: [
      'Ask “Company or quiet?” and respect the answer.',
      'Let a day go by with a single mood on your list: your own.',
      'Consult two people before you announce what “everyone” thinks.',
    ],
    coaching: [
      'Spread the social roles so that the mood doesn’t rest on one person.',
      'Remind them that some people prepare in silence, and set aside a corner for it.',
      'Separate friendship from selection in plain words, before the list goes up.',
    ],
  },
};
