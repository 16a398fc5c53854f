import type { ColorExplanation } from '../../explanations.ts';

export const yellow: ColorExplanation = {
  summary: 'Yellow is the spark: bringing people along, trying ideas and having fun with hard work.',
  overview: [
    'A yellow choice turns up the music at the warm-up, high-fives everyone and gets the back of the bus singing. When it all comes down to one attempt, yellow tries something daring. After a mistake, it laughs and carries on. For a fundraiser, it dreams up an event that people will talk about.',
    'Energy sometimes takes up all the room. You miss the instruction while you tell a story, a joke falls flat with someone who just lost, and the third week of the same drill is torture. Your ideas outrun your endings, and others pick up the loose ends.',
  ],
  levels: {
    low: 'Few of your choices went to jokes, noise or improvisation. A loud warm-up and team cheers may tire you more than the session does. Joining in your own way is enough: a high-five, a compliment, or an idea sent to the group chat with no need to shout.',
    mid: 'Your festive side comes out in certain places and stays home the rest of the time. Think of the bus, the bench and the starting line, and find where it helps you perform. Save it for those moments and allow yourself some silence elsewhere.',
    high: 'At least one time in three, you chose energy, ideas and company. A silent hour of repetitions is where you lose the thread. Give yourself one thing to finish before the next idea, and look at who’s nearby before you joke about a loss.',
  },
  coaching: [
    'Hand them a demonstration, the counting or the warm-up so the energy has a job.',
    'Keep an explanation short, then ask one question to check the main point got through.',
    'Change one element of a long drill: the partner, the side or the way you keep score.',
    'Note together which idea gets tried this week and who does what.',
  ],
};
