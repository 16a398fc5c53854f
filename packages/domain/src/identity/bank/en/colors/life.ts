import type { ColorTexts } from '../../texts.ts';

export const life = {
  c41: {
    stem: 'Today I’m starting on the bench or as an alternate.',
    a: 'I stay relaxed and keep the people beside me relaxed too.',
    b: 'I watch closely and pick out useful details.',
    c: 'I get ready to make a difference once I’m in.',
    d: 'I keep the bench loud, loose and smiling.',
  },
  c26: {
    stem: 'I’m coming back from an injury.',
    a: 'I set myself a bold goal each week.',
    b: 'I listen to my body and take my time.',
    c: 'I make the most of being back with everyone.',
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
    d: 'I hand out the tasks and we get started right away.',
  },
  c29: {
    stem: 'The bus leaves for a five-hour trip.',
    a: 'I go over my plan with my headphones on.',
    b: 'I get the whole back of the bus singing.',
    c: 'I have a real talk with the person beside me.',
    d: 'I remind everyone we’re going there to win.',
  },
  c30: {
    stem: 'A college or university team writes to me for the first time.',
    a: 'I talk it over with people I trust.',
    b: 'I look into the program before answering.',
    c: 'I answer the same day and say what I want.',
    d: 'I answer with enthusiasm and tell my story.',
  },
  c46: {
    stem: 'I’m helping out at a summer camp for kids.',
    a: 'I give them a challenge and a clear goal.',
    b: 'I keep things calm and sit with the quieter ones.',
    c: 'I make up silly games that have them laughing.',
    d: 'I break each skill down into simple steps.',
  },
  c32: {
    stem: 'At the end of the season, my team tells me what I bring.',
    a: 'Good vibes and plenty of ideas.',
    b: 'Nerve and quick decisions.',
    c: 'Precision and careful preparation.',
    d: 'A calm head and a good ear.',
  },
} satisfies Partial<ColorTexts>;
