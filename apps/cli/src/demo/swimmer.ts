import type { DemoAthlete } from './athlete.ts';

export const swimmer: DemoAthlete = {
  suffix: ' (français)',
  locale: 'fr-ca',
  email: 'jade.pelletier-roy@demo.palmares.example',
  firstName: 'Jade',
  lastName: 'Pelletier-Roy',
  age: 18,
  birthday: '02-27',
  place: { country: 'can', region: 'QC' },
  introduction: {
    greetingsLine1: 'Moi, c’est Jade.',
    greetingsLine2: 'Je nage sur le dos.',
    shortDesc: 'Dossiste de Sherbrooke, régulière à l’entraînement, qui finit ses courses plus vite.',
    intro: [
      'J’ai appris à nager dans le lac Massawippi, avec une corde autour de la taille et mon grand-père à l’autre bout. Le dos m’est resté : on ne voit pas où l’on va, alors on compte ses coups de bras et on fait confiance au plafond.',
      'Je m’entraîne neuf fois par semaine avec les Espadons de Sherbrooke, avant et après mes cours de sciences de la nature au cégep. L’an dernier, je coulais au dernier 25 mètres. J’ai passé l’été sur mes virages et sur ma respiration; mon deuxième 50 est maintenant à moins de deux secondes du premier.',
      'Je donne des cours aux petits le samedi matin et je veux étudier la kinésiologie. Je cherche une équipe universitaire où l’on s’entraîne fort, où l’on se parle franchement et où les relais comptent autant que les chronos.',
    ].join('\n\n'),
  },
  motto: {
    motto: 'Un mur à la fois.',
    explanation:
      'Une course de dos, c’est une suite de murs qu’on ne voit pas venir. Je ne pense jamais au dernier avant d’avoir touché le premier.',
  },
  seasons: [
    {
      sports: [
        {
          country: 'can',
          sport: 'swimming',
          category: 'national',
          position: 'backstroke',
          team: 'Espadons de Sherbrooke',
          league: 'Natation Québec',
        },
      ],
      performances: [
        {
          result: '1:02,84',
          event: '100 m dos, grand bassin',
          desc: 'Coupe du Québec, première manche. 0,9 s de mieux qu’en mars.',
        },
        { result: '2:16,10', event: '200 m dos, grand bassin', desc: '' },
        { result: '29,71', event: '50 m dos, petit bassin', desc: 'Premier relais de la saison.' },
      ],
      awards: [
        {
          name: 'Médaille d’argent, relais 4 × 100 m quatre nages',
          awardedBy: 'Coupe du Québec',
          description: 'J’ai lancé le relais en 1:03,02.',
        },
      ],
    },
    {
      sports: [
        {
          country: 'can',
          sport: 'swimming',
          category: 'provincial',
          position: 'backstroke',
          team: 'Espadons de Sherbrooke',
          league: 'Natation Québec',
        },
      ],
      performances: [
        { result: '1:03,77', event: '100 m dos, grand bassin', desc: 'Championnats provinciaux, quatrième.' },
        { result: '2:19,45', event: '200 m dos, grand bassin', desc: '' },
      ],
      awards: [
        {
          name: 'Nageuse de l’année',
          awardedBy: 'Espadons de Sherbrooke',
          description: 'Pour l’assiduité : 311 entraînements sur 320.',
        },
      ],
    },
    {
      sports: [
        {
          country: 'can',
          sport: 'swimming',
          category: 'provincial',
          position: 'medley',
          team: 'Espadons de Sherbrooke',
          league: '',
        },
      ],
      performances: [{ result: '2:31,60', event: '200 m quatre nages, petit bassin', desc: '' }],
      awards: [],
    },
  ],
  links: [{ name: 'Résultats de Natation Québec', url: 'https://example.com/natation-quebec' }],
  openLabel: 'Rouge et Or, entraîneuse-chef',
  protectedLabel: 'Camp de sélection',
};
