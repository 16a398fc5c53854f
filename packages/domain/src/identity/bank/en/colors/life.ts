import type { ColorTexts } from '../../texts.ts';

export const life = {
  c41: {
    stem: 'Today I’m starting on the bench or as an alternate.',
    a: 'I cheer for the person starting in my place.',
    b: 'I watch closely and pick out useful details.',
    c: 'I get ready to make a difference once I’m in.',
    d: 'I keep the bench loud, loose and smiling.',
  },
  c26: {
    stem: 'I’m coming back from an injury.',
    a: 'I set myself a bold goal each week.',
    b: 'I listen to my body and take my time.',
    c: 'I love being back with everyone.',
    d: 'I follow the protocol and log each session.',
  },
  c27: {
    stem: 'My exams and a competition fall in the same week.',
    a: 'I find fun ways to study on the bus.',
    b: 'I decide what comes first and go all in.',
    c: 'I make a schedule down to the half hour.',
    d: 'I study with others and keep the stress down.',
  },
  c28: {
    stem: 'I’m doing a group project at school.',
    a: 'I reread the instructions and polish the work.',
    b: 'I come up with ideas and present to the class.',
    c: 'I make sure each person has a say.',
    d: 'I hand out the tasks and get us moving.',
  },
  c29: {
    stem: 'The bus leaves for a five-hour trip.',
    a: 'I go over my plan with my headphones on.',
    b: 'I get the whole back of the bus singing.',
    c: 'I have a real talk with the person beside me.',
    d: 'I remind everyone what we’re going for.',
  },
  c30: {
    stem: 'A college or university team writes to me for the first time.',
    a: 'I talk it over with people I trust.',
    b: 'I look into the program before answering.',
    c: 'I answer the same day and say what I want.',
    d: 'I answer warmly and tell my story.',
  },
  c31: {
    stem: 'I’m helping out at a summer camp for kids.',
    a: 'I give them a challenge and a clear goal.',
    b: 'I take the time to listen to the shy ones.',
    c: 'I make up silly games that have them laughing.',
    d: 'I break each skill down into simple steps.',
  },
  c32: {
    stem: 'My team thanks me for what I bring.',
    a: 'I spread good vibes and have plenty of ideas.',
    b: 'I show courage and make quick decisions.',
    c: 'I work with precision and prepare carefully.',
    d: 'I stay calm and I’m there to listen.',
  },
} satisfies Partial<ColorTexts>;
