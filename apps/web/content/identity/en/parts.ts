import type { IdentityExplanations } from '../explanations.ts';

export const parts: IdentityExplanations['parts'] = {
  masks: {
    about: 'What you put on when pressure comes. All seven masks are worth the same.',
    rule: 'In each of the seven situations, the statement you rank first gives its mask 7 points, the second 6, and so on down to 1 for the last. A mask therefore gets from 7 to 49 points, and the seven always add up to 196. When points are equal, the mask with more first places goes ahead, then the one with more second places, and so on; if they’re still equal, they stay in the order of the list of masks. The first is your mask, and the next two complete your top three. The part is scored once all seven situations are ranked.',
    limits:
      'This ranking compares your masks with one another and never compares you with anyone else. It may change with your team, your role or your age, and nobody should base a decision on it.',
  },
  colors: {
    about: 'How you deal with people and with what comes up. Everyone has all four, in their own mix.',
    rule: 'Each of the 32 situations gives one point to the color of the reaction you chose. The percentage of a color is its points divided by 32. Under 20% (0 to 6 points), the level is low; from 20% to 33% (7 to 10), it’s medium; over 33% (11 or more), it’s high. Chance would give each color 8 points, which is 25%. Colors with equal points stay in the order red, blue, green, yellow. The part is scored once all 32 answers are in.',
    limits:
      'Nobody is a single color: a low level is a way you chose less often. The percentages measure neither talent nor character, so nobody should base a decision on them.',
  },
  learningStyles: {
    about: 'How you like to take in something new: hearing, seeing, talking it over in your head or doing it.',
    rule: 'Each of the 15 situations gives one point to the style of your answer. The style with the most points comes first, and its lead over the second shows how clear the preference is: 4 points or more is very strong, 3 is strong and 2 is mild. With a lead of 0 or 1, there’s too little to tell them apart: the result is multimodal and shows both. Styles with equal points stay in the order auditory, visual, inner dialog, kinesthetic. The part is scored once all 15 answers are in.',
    limits:
      'A style is a preference and not an ability. A 2023 review of studies on teaching to a preferred style found none that supported it: take these texts as ideas to try, never as a reason to decide.',
  },
  grit: {
    about: 'How you stick with things when progress is slow, practice gets dull or someone takes your spot.',
    rule: 'Each answer is a number from 1 to 5. For the five statements that describe letting go, the number is reversed: 6 minus your answer. The score is the mean of the 10 numbers, with one decimal. The rating is the score rounded to the nearest whole number, halves up: 1.0 to 1.4 is Low, 1.5 to 2.4 Below average, 2.5 to 3.4 Average, 3.5 to 4.4 High and 4.5 to 5.0 Elite. The part is scored once all 10 answers are in.',
    limits:
      'You rate yourself here, so your mood and how hard you are on yourself affect the result. “Average” is the middle of the scale and compares you with nobody. Grit is never a reason to select an athlete or to turn one away.',
  },
};
