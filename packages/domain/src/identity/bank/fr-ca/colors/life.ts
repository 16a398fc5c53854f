import type { ColorTexts } from '../../texts.ts';

export const life = {
  c41: {
    stem: 'Aujourd’hui, je commence sur le banc ou je remplace au besoin.',
    a: 'Je reste relax et je détends les autres autour de moi.',
    b: 'J’observe bien et je repère des détails utiles.',
    c: 'Je me prépare à faire la différence dès mon entrée.',
    d: 'Je mets de la vie et de la joie sur le banc.',
  },
  c26: {
    stem: 'Je reprends l’entraînement après une blessure.',
    a: 'Je me fixe un objectif audacieux chaque semaine.',
    b: 'J’écoute mon corps et je prends mon temps.',
    c: 'Je profite à fond des retrouvailles avec tout le monde.',
    d: 'Je suis le protocole et je note chaque séance.',
  },
  c27: {
    stem: 'Mes examens et une compétition tombent la même semaine.',
    a: 'Je trouve des façons drôles de réviser dans l’autobus.',
    b: 'Je décide ce qui passe en premier et j’y vais à fond.',
    c: 'Je me fais un horaire à la demi-heure près.',
    d: 'J’étudie avec d’autres et ça fait baisser le stress.',
  },
  c28: {
    stem: 'Je fais un travail d’équipe à l’école.',
    a: 'Je relis les consignes et je peaufine le travail.',
    b: 'Je lance des idées et je présente devant la classe.',
    c: 'Je m’assure que chaque personne a son mot à dire.',
    d: 'Je distribue les tâches et on commence tout de suite.',
  },
  c29: {
    stem: 'L’autobus part pour cinq heures de route.',
    a: 'Je révise mon plan, les écouteurs sur les oreilles.',
    b: 'Je fais chanter tout le fond de l’autobus.',
    c: 'J’ai une vraie discussion avec la personne à côté.',
    d: 'Je rappelle à tout le monde qu’on s’en va gagner.',
  },
  c30: {
    stem: 'L’équipe d’un cégep ou d’une université m’écrit pour la première fois.',
    a: 'J’en parle avec des gens de confiance.',
    b: 'Je me renseigne sur le programme avant de répondre.',
    c: 'Je réponds le jour même et je dis ce que je veux.',
    d: 'Je réponds avec enthousiasme et je raconte mon histoire.',
  },
  c46: {
    stem: 'J’aide à animer un camp d’été pour les enfants.',
    a: 'Je leur lance un défi et je fixe un but clair.',
    b: 'Je garde ça calme et je m’assois avec les plus tranquilles.',
    c: 'J’invente des jeux un peu fous qui les font rire.',
    d: 'Je découpe chaque geste en étapes simples.',
  },
  c32: {
    stem: 'À la fin de la saison, mon équipe me dit ce que j’apporte.',
    a: 'De la bonne humeur et plein d’idées.',
    b: 'De l’audace et des décisions rapides.',
    c: 'De la précision et une préparation soignée.',
    d: 'Du calme et une bonne écoute.',
  },
} satisfies Partial<ColorTexts>;
