import type { ColorTexts } from '../../texts.ts';

export const competition = {
  c9: {
    stem: 'We’re starting the warm-up before a competition.',
    a: 'I’m itching to start, and I set the tone.',
    b: 'I keep calm and stay close to my people.',
    c: 'I follow my routine, always in the same order.',
    d: 'I turn up the music and high-five everyone.',
  },
  c33: {
    stem: 'The ref or the judges make a call against me.',
    a: 'I keep quiet and wait for things to settle.',
    b: 'I move on and go all out on what comes next.',
    c: 'I smile it off and lighten the mood.',
    d: 'I think about what the rule actually says.',
  },
  c34: {
    stem: 'It all comes down to the last attempt.',
    a: 'I run through what we prepared for this.',
    b: 'The crowd pumps me up, and I try something daring.',
    c: 'I keep a cool head and steady the people around me.',
    d: 'I want the deciding move to come from me.',
  },
  c12: {
    stem: 'My race, game or bout is a few minutes away.',
    a: 'I chat with the others to shake off the nerves.',
    b: 'I run through my plan step by step.',
    c: 'I look straight ahead, ready to attack.',
    d: 'I breathe slowly and stay in my own zone.',
  },
  c35: {
    stem: 'An opponent surprises me in the middle of a competition.',
    a: 'I watch what has changed, then adjust.',
    b: 'I improvise something to surprise them right back.',
    c: 'I hit back right away and turn up the pressure.',
    d: 'I rely on my strengths and keep my cool.',
  },
  c43: {
    stem: 'I make a big mistake in front of everyone.',
    a: 'I take a breath and go easy on myself.',
    b: 'I make up for it the next chance I get.',
    c: 'I look for the cause so I can fix it.',
    d: 'I laugh it off and get back to having fun.',
  },
  c44: {
    stem: 'We win against all odds.',
    a: 'I turn to the next challenge right away.',
    b: 'I enjoy it quietly with the people close to me.',
    c: 'I get the party started and everyone singing.',
    d: 'I write down what worked so we can do it again.',
  },
  c36: {
    stem: 'Bad weather delays our start by two hours.',
    a: 'I start a card game and get people laughing.',
    b: 'I redo my schedule, meals and warm-up included.',
    c: 'I settle in and make sure people are comfortable.',
    d: 'I go see the organizers so we know where we stand.',
  },
} satisfies Partial<ColorTexts>;
