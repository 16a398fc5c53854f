import type { MaskExplanation } from '../../explanations.ts';

export const player: MaskExplanation = {
  traits: ['Fun', 'Daring', 'Improvisation'],
  summary: 'When things heat up, you go where the fun is: a joke, a new trick, a bold try.',
  overview: [
    'You dance in the hallway and smile on the start line. Being behind with two minutes left sounds like a good story to tell; your shoulders loosen and you try the move that others keep for practice. With some music, a bet or a silly name for a drill, off you go.',
    'Even in January, sport is still a game to you, which helps a group through grey weeks. After a loss you let go, laugh in the car and think of what’s next, sometimes before the lesson has sunk in. Long sets of identical laps are where your mind wanders, and a small invented challenge brings it back.',
  ],
  characteristics: [
    'Free time at the end of practice turns into a contest of tricks that you invent.',
    'While you wait for your turn, cones become goals and towels become capes.',
    'You try a no-look pass in a real game and laugh when it lands in the stands.',
    'One of your impressions breaks the silence in the van before a final.',
  ],
  qualities: [
    'Mistakes slide off you, and the next attempt starts fresh.',
    'You’re hard to read, because even you barely know what comes next.',
    'People relax around you, even the coach.',
    'A messed-up schedule or a weird gym makes you laugh more than it bothers you.',
  ],
  drawbacks: [
    'The basics bore you by the third set, and it shows in your effort.',
    'A joke at the wrong moment has already broken a teammate’s concentration.',
    'At match point, you sometimes go for the spectacular when a safe serve would do.',
    'Faced with a serious talk, you slip away with a funny line, and the problems wait.',
  ],
  howToMotivate: [
    'Turn a dull set into a contest with a ridiculous prize.',
    'Reserve a corner of practice for invention and ask to see the result.',
    'Vary the setting: outside, in pairs, under new rules, with a soundtrack.',
    'Show that you enjoy their good moves: a laugh from the coach counts for a lot.',
  ],
  howToInteract: [
    'Go along with the joke, then make your request in a few words.',
    'Mark the moments of focus with a clear signal and keep them short.',
    'Welcome their serious side when it appears, without teasing.',
    'Discuss a mistake while walking side by side rather than across a desk.',
  ],
  overwhelmed: {
    signs: [
      'Your jokes get louder and sharper, and fewer people laugh at them.',
      'All at once, the joking stops and you stay at the back with your hood up.',
      'You find reasons to leave: a phone call, a shoe, the washroom again.',
    ],
    advice: [
      'Say the true sentence once, for example “this jump scares me”, to someone close.',
      'Turn the task into a tiny game, like landing without a sound.',
      'If nothing has been fun for weeks, talk about it with an adult you trust.',
    ],
    coaching: [
      'Look behind the clowning and ask, out of earshot, what is hard today.',
      'Lower the stakes for a while with a game that doesn’t count.',
      'Take a sudden silence seriously: it says more than a bad joke.',
    ],
  },
  carriedAway: {
    signs: [
      'You do your celebration dance while the play is still going.',
      'Three people have dropped the drill to watch your surprise shot.',
      'The dares grow each time, and someone could get hurt.',
    ],
    advice: [
      'Save the bold move for a lead of three, and tell someone what it will be.',
      'Look at the faces around you before the second joke.',
      'Give yourself one serious block a day, with a start and an end on the clock.',
    ],
    coaching: [
      'Name the exact second when the fun stops, without scolding the fun itself.',
      'Channel the energy by letting them invent the group’s cool-down.',
      'Hold a firm line on dares and safety, the same for everyone.',
    ],
  },
};
