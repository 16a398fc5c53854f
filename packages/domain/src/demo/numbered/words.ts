import type { Language } from '../../kernel/language.ts';

/** Texts of numbered athletes in one language. Placeholders such as `{sport}` and `{town}` are filled in. */
export interface NumberedWords {
  /** At most seven characters, so that the greeting fits. */
  readonly firstNames: Readonly<Record<'m' | 'f', readonly string[]>>;
  readonly lastNames: readonly string[];
  /** Names as used within a sentence, with the article in French. */
  readonly sports: Readonly<Record<string, string>>;
  readonly greeting: string;
  readonly secondGreetings: readonly string[];
  readonly shortDescriptions: readonly string[];
  readonly beginnings: readonly string[];
  readonly middles: readonly string[];
  readonly endings: readonly string[];
  readonly dreams: readonly string[];
  readonly plans: readonly string[];
  readonly mottos: readonly (readonly [motto: string, explanation: string])[];
  readonly academicVisions: readonly string[];
  readonly teams: readonly string[];
  readonly leagues: readonly string[];
  readonly performanceNotes: readonly string[];
  readonly awards: readonly (readonly [name: string, awardedBy: string])[];
  readonly jobs: readonly (readonly [title: string, company: string])[];
  readonly jobNotes: readonly string[];
  readonly schools: Readonly<Record<'school' | 'cegep' | 'university', readonly string[]>>;
  readonly coach: string;
  readonly teacher: string;
  readonly videoTitles: readonly string[];
  readonly resultsLink: string;
  readonly linkLabels: readonly string[];
}

const english: NumberedWords = {
  firstNames: {
    m: ['Liam', 'Noah', 'Ethan', 'Owen', 'Lucas', 'Jack', 'Caleb', 'Isaac', 'Wyatt', 'Jaden', 'Amir', 'Mateo'],
    f: ['Maya', 'Emma', 'Olivia', 'Chloe', 'Zoe', 'Avery', 'Leah', 'Hannah', 'Aisha', 'Sienna', 'Priya', 'Nora'],
  },
  lastNames: [
    'Campbell',
    'Nguyen',
    'MacDonald',
    'Singh',
    'O’Brien',
    'Chen',
    'Fraser',
    'Johnson',
    'Okafor',
    'Whitcombe',
    'Delorme',
    'Kowalski',
    'Haddad',
    'Rossi',
    'Patel',
    'Bird',
  ],
  sports: {
    hockey: 'hockey',
    basketball: 'basketball',
    football: 'football',
    baseball: 'baseball',
    swimming: 'swimming',
    soccer: 'soccer',
    lacrosse: 'lacrosse',
    flagFootball: 'flag football',
    volleyball: 'volleyball',
    softball: 'softball',
    field_hockey: 'field hockey',
    alpineSkiing: 'alpine skiing',
    trackAndField: 'track and field',
    fencing: 'fencing',
    waterpolo: 'water polo',
    wrestling: 'wrestling',
    diving: 'diving',
    tennis: 'tennis',
  },
  greeting: 'I’m {name}.',
  secondGreetings: ['I never give up.', 'Let’s practise.', 'First one there.', 'I love close games.'],
  shortDescriptions: [
    'From {town}, steady at practice and calm when it counts.',
    'A teammate first, from {town}, who asks coaches a lot of questions.',
    'Years of early mornings in {town}, and still first in line.',
  ],
  beginnings: [
    'I found {sport} by accident: my cousin’s team in {town} was one short, and I never left.',
    'My family moved to {town} when I was nine, and {sport} is how I made friends.',
    'I started {sport} late, at eleven, and I’ve been catching up ever since.',
    'There’s one good place for {sport} in {town}, and I know who opens it in the morning.',
  ],
  middles: [
    'Last season I learned to lose. We dropped five in a row, changed how we practise, and won the next four.',
    'I train six times a week, before and after school. What I work on most is the first three seconds.',
    'An injury kept me out for two months. I kept the stats for the team, and now I see the game differently.',
    'I help with the younger group on Saturdays. Explaining something twice is the best way to learn it.',
  ],
  endings: [
    'I’m looking for a program where people work hard and talk straight.',
    'I want to study and compete at the same school, and I’m ready to move for it.',
    'I’d like to hear what a coach sees in my game that I don’t.',
    'I’m after a team that develops athletes over four years, not over one.',
  ],
  dreams: [
    'To compete for a university, and to come back to {town} as a coach.',
    'To play {sport} at the highest level that will have me, and to finish a degree on time.',
    'To wear the national colours once, in front of my grandparents.',
  ],
  plans: [
    'This year: three lifts a week, film on Sundays, and a visit to four schools before spring.',
    'Get my marks above the line by winter, then spend the summer on speed.',
    'Two camps in August, a better left side by November, and applications done by January.',
  ],
  mottos: [
    ['One more.', 'When practice is over, I do one more. It adds up to about two hundred a year.'],
    ['Quiet feet, loud work.', 'My first coach said it. I talk less in a game when I’ve worked more.'],
    ['Next one.', 'What happened is over. I give myself five seconds, and then it’s the next one.'],
    ['Be early.', 'Ten minutes early is time to look around. That’s when I notice things.'],
  ],
  academicVisions: [
    'I want to study kinesiology and understand why some injuries come back.',
    'Engineering, because I like to know how things hold together. I do my homework on the bus.',
    'I’m thinking about teaching: the best coaches I had were teachers.',
  ],
  teams: ['{town} Ravens', '{town} North Stars', '{town} Storm', 'Team {town}', '{town} Club'],
  leagues: ['Regional league', 'Interprovincial league', 'School league', 'Club circuit'],
  performanceNotes: [
    'My best of the season, at home.',
    'Against the team that won it all.',
    'After a month of working on it.',
    '',
  ],
  awards: [
    ['Most improved', 'Our coaches'],
    ['Athlete of the month', '{school}'],
    ['Sportsmanship award', 'The league'],
    ['All-star team', 'The league'],
  ],
  jobs: [
    ['Referee', 'City of {town}'],
    ['Camp counsellor', '{town} Recreation'],
    ['Cashier', 'Corner Market'],
    ['Lifeguard', 'City of {town}'],
  ],
  jobNotes: [
    'Weekends during the season. I learned to say no politely.',
    'Groups of eight, every morning of July.',
    'I opened on Saturdays and closed on Sundays.',
  ],
  schools: {
    school: ['Lakeview Secondary', 'Northgate High School', 'St. Brendan School', 'Riverside Collegiate'],
    cegep: ['Champlain College', 'Dawson College', 'John Abbott College'],
    university: ['University of the Lakes', 'Northern University', 'Harbour University'],
  },
  coach: 'Head coach',
  teacher: 'Physics teacher',
  videoTitles: ['Season highlights', 'My best game', 'Two minutes of practice'],
  resultsLink: 'League results',
  linkLabels: ['Coach in {town}', 'Fall camp', 'For scouts', 'University visit'],
};

const french: NumberedWords = {
  firstNames: {
    m: [
      'Félix',
      'Thomas',
      'Samuel',
      'Olivier',
      'Émile',
      'Nathan',
      'Zachary',
      'Mathis',
      'Loïc',
      'Karim',
      'Hugo',
      'Édouard',
    ],
    f: [
      'Léa',
      'Jade',
      'Florence',
      'Rosalie',
      'Camille',
      'Zoé',
      'Alice',
      'Noémie',
      'Ariane',
      'Yasmine',
      'Juliette',
      'Maëlle',
    ],
  },
  lastNames: [
    'Tremblay',
    'Gagnon',
    'Roy',
    'Côté',
    'Bouchard',
    'Gauthier',
    'Morin',
    'Lavoie',
    'Fortin',
    'Pelletier',
    'Bélanger',
    'Lévesque',
    'Nguyen',
    'Benali',
    'Toussaint',
    'Picard',
  ],
  sports: {
    hockey: 'le hockey',
    basketball: 'le basketball',
    football: 'le football',
    baseball: 'le baseball',
    swimming: 'la natation',
    soccer: 'le soccer',
    lacrosse: 'la crosse',
    flagFootball: 'le flag-football',
    volleyball: 'le volleyball',
    softball: 'le softball',
    field_hockey: 'le hockey sur gazon',
    alpineSkiing: 'le ski alpin',
    trackAndField: 'l’athlétisme',
    fencing: 'l’escrime',
    waterpolo: 'le water-polo',
    wrestling: 'la lutte',
    diving: 'le plongeon',
    tennis: 'le tennis',
  },
  greeting: 'Ici {name}.',
  secondGreetings: ['Je ne lâche jamais.', 'Toujours à l’heure.', 'J’aime les défis.', 'On s’entraîne?'],
  shortDescriptions: [
    'De {town}, à l’aise à l’entraînement et calme quand ça compte.',
    'L’équipe d’abord : je viens de {town} et je pose beaucoup de questions.',
    'Des années de matins froids à {town}, et toujours le même plaisir.',
  ],
  beginnings: [
    'J’ai découvert {sport} par hasard : il manquait une personne dans l’équipe de ma cousine, à {town}, et je suis toujours là.',
    'Ma famille est arrivée à {town} quand j’avais neuf ans, et {sport} m’a fait connaître tout le monde.',
    'J’ai commencé {sport} tard, à onze ans, et je rattrape le temps perdu depuis.',
    'À {town}, il y a un seul bon endroit pour {sport}, et je sais qui l’ouvre le matin.',
  ],
  middles: [
    'La saison passée, j’ai appris à perdre. Cinq défaites de suite, une autre façon de s’entraîner, puis quatre victoires.',
    'Je m’entraîne six fois par semaine, avant et après l’école. Ce que je travaille le plus, c’est les trois premières secondes.',
    'Une blessure m’a fait manquer deux mois. J’ai noté les statistiques de l’équipe, et je vois le jeu autrement maintenant.',
    'Le samedi, j’aide le groupe des plus jeunes. Expliquer deux fois, c’est la meilleure façon d’apprendre.',
  ],
  endings: [
    'Je cherche une équipe où l’on travaille fort et où l’on se parle franchement.',
    'Je veux étudier et jouer au même endroit, et déménager ne me fait pas peur.',
    'J’aimerais savoir ce qu’un ou une coach voit dans mon jeu que je ne vois pas.',
    'Je cherche une équipe qui fait progresser ses athlètes sur quatre ans, pas sur un seul.',
  ],
  dreams: [
    'Représenter une université, puis revenir à {town} pour entraîner à mon tour.',
    'Vivre {sport} au plus haut niveau possible, et finir mes études à temps.',
    'Porter une fois les couleurs du pays devant mes grands-parents.',
  ],
  plans: [
    'Cette année : trois séances de musculation par semaine, les vidéos le dimanche et quatre visites d’écoles avant le printemps.',
    'Remonter mes notes d’ici l’hiver, puis passer l’été à travailler ma vitesse.',
    'Deux camps en août, un meilleur côté gauche en novembre et mes demandes d’admission en janvier.',
  ],
  mottos: [
    ['Encore une.', 'Quand l’entraînement finit, j’en fais encore une. Ça fait environ deux cents par année.'],
    ['Moins de mots.', 'C’est de ma première coach. Je parle moins pendant un match quand j’ai plus travaillé avant.'],
    ['La prochaine.', 'Ce qui est fait est fait. Je me donne cinq secondes, puis je pense à la prochaine.'],
    [
      'Arrive d’avance.',
      'Dix minutes d’avance, c’est le temps de regarder autour. C’est là que je remarque des choses.',
    ],
  ],
  academicVisions: [
    'Je veux étudier la kinésiologie et comprendre pourquoi certaines blessures reviennent.',
    'Le génie, parce que j’aime savoir comment les choses tiennent. Je fais mes devoirs dans l’autobus.',
    'Je pense à l’enseignement : mes meilleurs coachs enseignaient aussi.',
  ],
  teams: ['Corsaires de {town}', 'Étoiles de {town}', 'Boréal de {town}', 'Club de {town}', 'Élans de {town}'],
  leagues: ['Ligue régionale', 'Réseau scolaire', 'Ligue interprovinciale', 'Circuit des clubs'],
  performanceNotes: [
    'Mon meilleur résultat de la saison, à la maison.',
    'Contre l’équipe qui a tout gagné.',
    'Après un mois à travailler là-dessus.',
    '',
  ],
  awards: [
    ['Plus belle progression', 'Nos coachs'],
    ['Athlète du mois', '{school}'],
    ['Prix de l’esprit sportif', 'La ligue'],
    ['Équipe d’étoiles', 'La ligue'],
  ],
  jobs: [
    ['Arbitrage', 'Ville de {town}'],
    ['Animation de camp de jour', 'Loisirs {town}'],
    ['Service à la caisse', 'Marché du Coin'],
    ['Surveillance de piscine', 'Ville de {town}'],
  ],
  jobNotes: [
    'Les fins de semaine pendant la saison. J’ai appris à dire non poliment.',
    'Des groupes de huit, tous les matins de juillet.',
    'J’ouvrais le samedi et je fermais le dimanche.',
  ],
  schools: {
    school: ['École secondaire du Rivage', 'École Marie-Rollet', 'Polyvalente des Érables', 'Collège Saint-Laurent'],
    cegep: ['Cégep du Vieux-Port', 'Cégep des Rivières', 'Collège des Appalaches'],
    university: ['Université du Fleuve', 'Université des Laurentides', 'Université du Nord'],
  },
  coach: 'Coach en chef',
  teacher: 'Physique',
  videoTitles: ['Faits saillants de la saison', 'Mon meilleur match', 'Deux minutes d’entraînement'],
  resultsLink: 'Résultats de la ligue',
  linkLabels: ['Coach de {town}', 'Camp d’automne', 'Pour le recrutement', 'Visite d’université'],
};

export const numberedWords: Readonly<Record<Language, NumberedWords>> = { en: english, 'fr-ca': french };

/** Replaces `{town}` and the like. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
