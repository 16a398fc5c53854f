import type { ColorExplanation } from '../../explanations.ts';

export const green: ColorExplanation = {
  summary: 'Green is the calm side: listening first, keeping an even pace and looking after people.',
  overview: [
    'A green choice sits down beside the rookie, listens to both sides of an argument and thanks the people whose work goes unseen. In training, green breathes, keeps the effort even and trusts steady work when a time stops improving. Before a race, it finds a quiet corner.',
    'The risk is keeping quiet for too long. If you always go where you’re put, your coach may never learn which spot you want. Putting off a hard talk lets a small annoyance last all season. A sudden change of plan can also throw off your rhythm.',
  ],
  levels: {
    low: 'Waiting, listening, smoothing things over: these come up rarely in your choices. When someone is upset in the locker room, you leave it to others or go straight for a solution. Try asking one question and hearing the whole answer before you give advice.',
    mid: 'You make room for others in part of the situations and look elsewhere first in the rest. Check who gets your patience: close friends only, or the rookie and the official too. This week, choose one person outside that circle and ask how it’s going.',
    high: 'Calm and other people’s comfort won at least a third of your choices. You often put your own wish last, so the people around you don’t know it. Say one out loud each week, starting small: who you’d like to have as your partner for the next drill.',
  },
  coaching: [
    'Plan a talk one on one; in front of the group, they often keep their opinion to themselves.',
    'Announce a change of plan or schedule early and leave a moment to adjust.',
    'Ask what they would like, and let the silence last before you suggest anything.',
    'Mention the quiet help you saw, such as time spent with a rookie after practice.',
  ],
};
