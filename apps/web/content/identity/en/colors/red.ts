import type { ColorExplanation } from '../../explanations.ts';

export const red: ColorExplanation = {
  summary: 'Red is the pull toward a challenge: going first, deciding fast and saying it straight.',
  overview: [
    'A red choice goes first in the new drill, asks for the hard set at six in the morning and wants the last attempt when it all comes down to it. When two people on the team argue, red puts the problem on the table. When the start is delayed, red goes to get a clear answer for everyone.',
    'It costs something too. A quick decision can leave out the quiet person who had seen the problem coming. You may forget a blunt remark by supper while it still stings someone else the next day. Waiting on the bench or letting an injury heal can feel like losing.',
  ],
  levels: {
    low: 'Pushing, settling a question, taking the last shot: you rarely chose these. When it all comes down to one move, you’d rather let someone else make it. Practice in small doses: answer first when your coach asks something, or say clearly which spot you want in the relay.',
    mid: 'You go for the challenge in some moments and hold back in others. Look at which ones: you may attack in competition and stay quiet in meetings, or speak up among friends and wait with people you know less well. The answer tells you more than the number does.',
    high: 'At least one choice in three went to action and straight talk. You likely start before the explanation is over, and a slow group tests your patience. Before you settle something for everyone, count to five and ask one person who hasn’t spoken yet.',
  },
  coaching: [
    'Give the goal and the deadline first, then let them choose how to get there.',
    'Correct in a few direct words; a long lead-up sounds like hesitation to them.',
    'Add a stake to repetitions: a clock, a mark to beat or a tougher opponent.',
    'Ask for two other opinions before they decide something in the group’s name.',
  ],
};
