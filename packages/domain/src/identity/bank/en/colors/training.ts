import type { ColorTexts } from '../../texts.ts';

export const training = {
  c42: {
    stem: 'Our coach shows us a brand-new drill.',
    a: 'I jump in with energy and get others into it.',
    b: 'I stick with someone and we figure it out together.',
    c: 'I go first to get things rolling.',
    d: 'I get every step straight before I start.',
  },
  c2: {
    stem: 'It’s 6 a.m., and practice is starting.',
    a: 'I want the hardest part right away.',
    b: 'I look at the workout and pace myself.',
    c: 'I wake everyone up with my energy.',
    d: 'I ease into it and find my rhythm.',
  },
  c3: {
    stem: 'My time, my throw or my shot has hit a plateau.',
    a: 'I give it time and stay consistent.',
    b: 'I push harder and shake up my routine.',
    c: 'I dig through my stats to find the cause.',
    d: 'I try out new ideas and ask others for theirs.',
  },
  c4: {
    stem: 'I pick a partner for a two-person drill.',
    a: 'I look for someone who takes care with every rep.',
    b: 'I pick someone who makes hard work fun.',
    c: 'I team up with someone reliable I get along with.',
    d: 'I choose someone strong who will push me.',
  },
  c5: {
    stem: 'I get my summer training program.',
    a: 'I look for the toughest week first.',
    b: 'I find friends who’ll do it with me.',
    c: 'I plan it so I still have time for family and friends.',
    d: 'I read every line and set up a tracking sheet.',
  },
  c6: {
    stem: 'Our coach films my technique and shows me the video.',
    a: 'I do the play-by-play and laugh at the faces I make.',
    b: 'I listen to the feedback and let it sink in.',
    c: 'I study the video frame by frame.',
    d: 'I want to know what to change, and fast.',
  },
  c7: {
    stem: 'The weight room is packed, and we’re short on time.',
    a: 'I offer to take turns with someone.',
    b: 'I change the order of my exercises to save time.',
    c: 'I grab the first open station and get going.',
    d: 'I round up some people and we make it a circuit.',
  },
  c8: {
    stem: 'I’m getting tired, with two intervals to go.',
    a: 'I adjust my pace so I finish both well.',
    b: 'I attack the next one at full speed.',
    c: 'I cheer the others on and feed off their energy.',
    d: 'I breathe, relax and hold a steady effort.',
  },
} satisfies Partial<ColorTexts>;
