import type { MaskExplanation } from '../../explanations.ts';

export const driven: MaskExplanation = {
  traits: ['Ambition', 'Clear goals', 'Intensity'],
  summary: 'High stakes bring out your will to win: you see the goal and go for it.',
  overview: [
    'A number is written somewhere near your bed: a time, a rank, a date. Down by one with a minute to play, you want the ball; in a new group, you line up beside the fastest to see how far you can go. A loss burns until you’ve turned it into a plan for the next morning.',
    'A free afternoon finds you at the gym, and an injury gives you a return date to beat. That hunger gets you through hard winters. It also makes quiet weeks look like failure and can make you ignore what your body tells you. The goal needs days when you leave it in peace, with people who like you on those days too.',
  ],
  characteristics: [
    'If someone mentions next season, you answer with a number and a date.',
    'You race the others to the wall, even during the cool-down.',
    'Losing at cards on the bus bothers you until the next stop.',
    'Your log contains extra sets that nobody asked you for.',
  ],
  qualities: [
    'Decisive moments attract you: you ask for the last shot and you take it.',
    'A distant goal stays alive for you through months without competition.',
    'Your pace at practice gets the people next to you to speed up.',
    'Being cut from a team puts you back to work the same week.',
  ],
  drawbacks: [
    'Second place can keep you from enjoying a personal best.',
    'Rest seems like lost time to you, so you train on tired legs.',
    'In a drill, you try to win and skip what it was meant to teach you.',
    'Slower partners feel your impatience in the way you look at the clock.',
  ],
  howToMotivate: [
    'Set a target together that is hard, dated and measured by their own marks.',
    'Pair them once a week with someone a little ahead of them.',
    'Post a chart of their progress where everyone can see it, small gains included.',
    'Offer the demanding role or the tough opponent from time to time.',
  ],
  howToInteract: [
    'Get straight to the point: where things stand, what’s missing, what comes next.',
    'Stick to the criteria you announced, because a moving target is enough to make them angry.',
    'Talk about more than results: their friends, the song of the week.',
    'Let the disappointment settle before any analysis, for an hour at least.',
  ],
  overwhelmed: {
    signs: [
      'One bad split and, in your head, the whole race is lost.',
      'You throw your racket or slam a door, then speak to nobody until evening.',
      'You secretly train longer, and your times get slower.',
    ],
    advice: [
      'Cut the goal into a piece that fits into this week and count only that one.',
      'Find one thing in the last race that went as planned and write it down first.',
      'Go and see an adult you trust if the goal has become a weight you carry everywhere.',
    ],
    coaching: [
      'Replace the result goal with a task goal for a few weeks, and say why.',
      'Say clearly that they matter just as much after a bad result.',
      'Go over the training log together and take out what was added in secret.',
    ],
  },
  carriedAway: {
    signs: [
      'Everything becomes a race, even getting off the bus.',
      'You hide a pain so that no one takes you out of the line-up.',
      'From a bad angle, you shoot while someone stands open beside you.',
    ],
    advice: [
      'Tell your coach about a pain the day it appears, before it decides for you.',
      'Choose an hour a day in which nothing is counted and nothing is compared.',
      'Congratulate by name the person who finished ahead of you before you look at your time.',
    ],
    coaching: [
      'Plan the recovery days with the athlete and check that they are kept.',
      'Score a drill on help given to partners, or on their own progress.',
      'Stop the session at the planned end, even when they beg for one more.',
    ],
  },
};
