import type { ColorTexts } from '../../texts.ts';

export const team = {
  c17: {
    stem: 'A rookie joins the team in the middle of the season.',
    a: 'I tell them straight what we’re aiming for.',
    b: 'I explain in detail how we do things.',
    c: 'I make the introductions with a joke or two.',
    d: 'I sit down beside them and ask how it’s going.',
  },
  c18: {
    stem: 'Two people on my team are arguing in the locker room.',
    a: 'I hear them both out, one at a time.',
    b: 'I step in and put the problem on the table.',
    c: 'I sort out the facts before I speak.',
    d: 'I crack a joke to ease the tension.',
  },
  c19: {
    stem: 'Our relay, our line or our doubles pair has to change.',
    a: 'I suggest trying a surprising combo.',
    b: 'I take the spot that helps the group most.',
    c: 'I say clearly which spot I want.',
    d: 'I compare the options based on results.',
  },
  c20: {
    stem: 'I’m asked to say a few words before we compete.',
    a: 'I go over three specific things to do.',
    b: 'I tell a story that fires people up.',
    c: 'I tell them how much each person matters.',
    d: 'I keep it short, direct and intense.',
  },
  c21: {
    stem: 'Our group chat is trying to pick a time to meet.',
    a: 'I name a time and that settles it.',
    b: 'I check that it works for everyone.',
    c: 'I make a poll with all the possible times.',
    d: 'I toss in a few jokes and make people want to come.',
  },
  c22: {
    stem: 'Someone on my team gets the award I was hoping for.',
    a: 'I look at what made their season stand out.',
    b: 'I lead the applause and take the photos.',
    c: 'It makes me want to go get the next one.',
    d: 'I tell them congrats, and I mean it.',
  },
  c23: {
    stem: 'Our team is raising money for a tournament.',
    a: 'I dream up an event people will talk about.',
    b: 'I set a target and go knock on doors.',
    c: 'I pitch in wherever they need an extra hand.',
    d: 'I keep the lists and the totals up to date.',
  },
  c24: {
    stem: 'The season ends with a team dinner.',
    a: 'I go around and thank people one by one.',
    b: 'I put together a detailed recap of our season.',
    c: 'I host the evening and hand out funny prizes.',
    d: 'I’m already talking about our goal for next year.',
  },
} satisfies Partial<ColorTexts>;
