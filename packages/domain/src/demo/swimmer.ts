import type { DemoAthlete } from './demo-athlete.ts';
import { schoolYearEnd, seasonsBefore } from './seasons.ts';

const officialResults = 'https://resultats.example.com/natation-quebec/pelletier-roy';

export const swimmer: DemoAthlete = {
  language: 'fr-ca',
  firstName: 'Jade',
  lastName: 'Pelletier-Roy',
  age: 18,
  birthday: '02-27',
  place: { country: 'can', region: 'QC' },
  sections: {
    introduction: () => ({
      greetingsLine1: 'Moi, c’est Jade.',
      greetingsLine2: 'Je nage sur le dos.',
      shortDesc: 'Dossiste de Sherbrooke, régulière à l’entraînement, qui finit ses courses en force.',
      intro: [
        'J’ai appris à nager dans le lac Massawippi, avec une corde autour de la taille et mon grand-père à l’autre bout. Le dos m’est resté : on ne voit pas où l’on va, alors on compte ses coups de bras et on fait confiance au plafond.',
        'Je m’entraîne neuf fois par semaine avec les Espadons de Sherbrooke, avant et après mes cours de sciences de la nature au cégep. L’an dernier, je coulais dans les 25 derniers mètres. J’ai passé l’été sur mes virages et sur ma respiration; mon deuxième 50 est maintenant à moins de deux secondes du premier.',
        'Je donne des cours aux petits le samedi matin et je veux étudier la kinésiologie. Je cherche une équipe universitaire où l’on s’entraîne fort, où l’on se parle franchement et où les relais comptent autant que les chronos.',
      ].join('\n\n'),
    }),
    general: () => ({
      fullName: '',
      nickname: '',
      height: { feet: 5, inches: 10 },
      weight: 146,
      hometown: 'North Hatley',
      residency: null,
      gender: 'f',
      jerseyNumber: null,
      teamColor: 'blue',
      writesIn: 'fr-ca',
    }),
    'profile-picture': () => ({ fileId: '', crop: null, cardCrop: null }),
    identity: () => ({ masks: true, colors: true, learningStyles: true, grit: true }),
    academics: (at) => ({
      level: { schoolType: 'cegep', year: 'preUniversity2' },
      school: 'Cégep de Sherbrooke',
      graduationYear: schoolYearEnd(at),
      entry: { term: 'fall', year: schoolYearEnd(at) },
      marks: { system: 'r', overall: '29.412', english: '28.9', math: '30.155' },
      sat: null,
      ncaaId: '2612345679',
      fieldsOfInterest: ['healthSciences', 'sportsScience', 'education'],
      academicVision:
        'Je veux étudier la kinésiologie, puis faire une maîtrise sur la respiration des nageuses et des nageurs. Une université avec un laboratoire près de la piscine, c’est mon rêve.',
    }),
    'academic-documents': () => ({ documents: [] }),
    highlights: () => ({
      firstVideo: 'https://vimeo.com/76979871',
      firstTitle: '100 m dos : le départ, le virage et les 25 derniers mètres',
      secondVideo: '',
      secondTitle: '',
      channel: '',
    }),
    vision: () => ({
      dreams:
        'Nager une finale aux Championnats canadiens universitaires, et ouvrir un jour une clinique où l’on écoute les jeunes athlètes.',
      plan: 'Cette année, je vise 1 min 2 s au 100 m dos. Je garde neuf entraînements par semaine, je travaille mes coulées le mardi, et je visite trois universités avant la relâche.',
    }),
    motto: () => ({
      motto: 'Un mur à la fois.',
      explanation:
        'Une course de dos, c’est une suite de murs qu’on ne voit pas venir. Je ne pense jamais au dernier avant d’avoir touché le premier.',
    }),
    'work-experience': (at) => ({
      jobs: [
        {
          id: crypto.randomUUID(),
          company: 'Ville de Sherbrooke',
          title: 'Sauveteuse et monitrice de natation',
          startYear: at.getUTCFullYear() - 1,
          endYear: null,
          description:
            'Deux groupes de six enfants le samedi matin. Je leur apprends d’abord à flotter sur le dos, évidemment.',
        },
      ],
    }),
    contacts: () => ({
      contacts: [
        {
          id: 'de310000-0000-4000-8000-000000000001',
          role: 'own',
          name: '',
          relation: '',
          organization: '',
          phone: '8195550164',
          email: 'jade.pelletier-roy@demo.palmares.example',
          permission: false,
        },
        {
          id: 'de310000-0000-4000-8000-000000000002',
          role: 'coach',
          name: 'Martin Dubé',
          relation: 'Entraîneur-chef',
          organization: 'Espadons de Sherbrooke',
          phone: '8195550128',
          email: 'martin.dube@demo.palmares.example',
          permission: false,
        },
        {
          id: 'de310000-0000-4000-8000-000000000003',
          role: 'reference',
          name: 'Sophie Lemay',
          relation: 'Enseignante de physique',
          organization: 'Cégep de Sherbrooke',
          phone: '',
          email: 'sophie.lemay@demo.palmares.example',
          permission: true,
        },
      ],
    }),
    'sports-history': seasonsBefore({
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
              event: '100 m dos, grand bassin',
              desc: 'Coupe du Québec, première manche. 0,93 s de mieux qu’aux provinciaux.',
              metric: { kind: 'time', value: 62840, unit: 's', source: 'official', link: officialResults },
            },
            {
              result: '2:16,10',
              event: '200 m dos, grand bassin',
              desc: 'Troisième, après quatre heures d’examen de chimie le matin.',
              metric: { kind: 'time', value: 136100, unit: 's', source: 'official', link: officialResults },
            },
            {
              result: '29,71',
              event: '50 m dos, petit bassin',
              desc: 'Premier relais de la saison.',
              metric: { kind: 'time', value: 29710, unit: 's', source: 'official' },
            },
            {
              result: '1,8 s',
              event: 'Entre mon premier et mon deuxième 50, sur 100 m',
              desc: 'C’était 3,4 s l’an dernier. Mes deux moitiés de course se ressemblent enfin.',
              metric: { kind: 'time', value: 1800, unit: 's', source: 'coach' },
            },
          ],
          awards: [
            {
              name: 'Médaille d’argent, relais 4 × 100 m quatre nages',
              awardedBy: 'Coupe du Québec',
              description: 'J’ai lancé le relais en 1:03,02.',
            },
            {
              name: 'Capitaine du groupe national',
              awardedBy: 'Espadons de Sherbrooke',
              description: 'Choisie par les nageuses et les nageurs du groupe.',
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
            {
              country: 'can',
              sport: 'waterpolo',
              category: 'provincial',
              position: 'centerForward',
              team: 'Club aquatique du Haut-Saint-François',
              league: '',
            },
          ],
          performances: [
            {
              result: '1:03,77',
              event: '100 m dos, grand bassin',
              desc: 'Championnats provinciaux, quatrième, à 0,12 s du podium.',
              metric: { kind: 'time', value: 63770, unit: 's', source: 'official' },
            },
            {
              result: '2:19,45',
              event: '200 m dos, grand bassin',
              desc: '',
              metric: { kind: 'time', value: 139450, unit: 's', source: 'official' },
            },
            {
              result: '30,26',
              event: '50 m dos, petit bassin',
              desc: '',
              metric: { kind: 'time', value: 30260, unit: 's', source: 'official' },
            },
          ],
          awards: [
            {
              name: 'Nageuse de l’année',
              awardedBy: 'Espadons de Sherbrooke',
              description: 'Pour l’assiduité : 311 entraînements sur 320.',
            },
            {
              name: 'Bourse de persévérance scolaire et sportive',
              awardedBy: 'Fondation sportive des Cantons-de-l’Est',
              description: 'Remise à six athlètes de la région qui gardent une moyenne de plus de 85 %.',
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
              league: 'Natation Québec',
            },
          ],
          performances: [
            {
              result: '2:31,60',
              event: '200 m quatre nages, petit bassin',
              desc: 'Ma première finale A aux provinciaux.',
              metric: { kind: 'time', value: 151600, unit: 's', source: 'official' },
            },
            {
              result: '1:06,35',
              event: '100 m dos, grand bassin',
              desc: 'La course qui m’a fait choisir le dos.',
              metric: { kind: 'time', value: 66350, unit: 's', source: 'official' },
            },
          ],
          awards: [],
        },
      ],
      links: [
        { name: 'Résultats de Natation Québec', url: officialResults },
        { name: 'Vidéo : 100 m dos, Coupe du Québec', url: 'https://video.example.com/pelletier-roy-100-dos' },
      ],
    }),
  },
  character: { seed: 7, masks: ['driven', 'engineer', 'maven'], color: 'blue', learningStyle: 'kinesthetic', grit: 4 },
};
