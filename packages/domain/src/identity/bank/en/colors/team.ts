import type { ColorTexts } from '../../texts.ts';

export const team = {
  c45: {
    stem: 'A rookie joins the team in the middle of the season.',
    a: 'I give them a first challenge to break the ice.',
    b: 'I explain in detail how we do things.',
    c: 'I make the introductions with a joke or two.',
    d: 'I stay nearby and let them settle in at their own pace.',
  },
  c18: {
    stem: 'Two people on my team are arguing in the locker room.',
    a: 'I hear them both out, one at a time.',
    b: 'I step in and put the problem on the table.',
    c: 'I sort out the facts before I speak.',
    d: 'I crack a joke to ease the tension.',
  },
  c37: {
    stem: 'Our relay, our line or our doubles pair has to change.',
    a: 'I suggest trying a surprising combo.',
    b: 'I go wherever I’m needed and make it work.',
    c: 'I say right away where I can give the most.',
    d: 'I compare the options based on results.',
  },
  c20: {
    stem: 'I’m asked to say a few words before we compete.',
    a: 'I go over three specific things to do.',
    b: 'I tell a story that fires people up.',
    c: 'I tell them how much each person matters.',
    d: 'I keep it short, direct and intense.',
  },
  c38: {
    stem: 'Our group chat is trying to pick a time to meet.',
    a: 'I pick a time so we can move on.',
    b: 'I check that it works for everyone.',
    c: 'I make a poll with all the possible times.',
    d: 'I toss in a few jokes to make people want to come.',
  },
  c39: {
    stem: 'Someone on my team gets the trophy I was hoping for.',
    a: 'I applaud, then look at what made the difference.',
    b: 'I get the room cheering and take the photos.',
    c: 'I shake hands and set my sights on the next one.',
    d: 'I say congrats and ask how it feels.',
  },
  c23: {
    stem: 'Our team is raising money for a tournament.',
    a: 'I dream up an event people will talk about.',
    b: 'I set a target and go knock on doors.',
    c: 'I pitch in wherever they need an extra hand.',
    d: 'I keep the lists and the totals up to date.',
  },
  c40: {
    stem: 'The season ends with a team dinner.',
    a: 'I go around and thank people one by one.',
    b: 'I share the best stats from our season.',
    c: 'I host the evening and hand out funny prizes.',
    d: 'I’m already talking about our goal for next year.',
  },
} satisfies Partial<ColorTexts>;
