import type { ColorExplanation } from '../../explanations.ts';

export const red: ColorExplanation = {
  summary: 'Le rouge, c’est le goût du défi\u00a0: passer en premier, décider vite et parler franchement.',
  overview: [
    'Choisir le rouge, c’est passer en premier dans un exercice tout nouveau, réclamer la grosse série à six heures du matin et vouloir le dernier essai quand tout se joue là. Quand deux personnes de l’équipe se chicanent, le rouge met le problème sur la table. Si le départ est retardé, il va chercher une réponse claire pour tout le monde.',
    'Ça a un prix. Une décision rapide peut laisser de côté la personne discrète qui avait vu le problème venir. Une remarque directe, tu l’as oubliée au souper, mais elle peut encore piquer quelqu’un le lendemain. Attendre sur le banc ou laisser guérir une blessure peut te sembler une défaite.',
  ],
  levels: {
    low: 'Pousser, trancher, prendre le dernier tir\u00a0: tu as rarement choisi ça. Quand tout se joue sur un geste, tu aimes mieux que quelqu’un d’autre le fasse. Exerce-toi à petites doses\u00a0: réponds en premier à une question de tes coachs, ou dis clairement quelle place tu veux dans le relais.',
    mid: 'Tu vas vers le défi à certains moments et tu te retiens à d’autres. Regarde lesquels\u00a0: tu attaques peut-être en compétition mais tu te tais en réunion, ou tu dis ton opinion entre proches et tu attends avec les gens que tu connais moins. La réponse t’en dira plus que le chiffre.',
    high: 'Au moins un choix sur trois est allé à l’action et au franc-parler. Tu pars sans doute avant la fin des explications, et un groupe lent use ta patience. Avant de régler une affaire pour tout le monde, compte jusqu’à cinq et demande son avis à quelqu’un qui n’a rien dit.',
  },
  coaching: [
    'Donner le but et l’échéance d’abord, puis laisser à l’athlète le choix des moyens.',
    'Corriger en peu de mots et sans détour; un long préambule passe pour de l’hésitation.',
    'Mettre un enjeu dans les répétitions\u00a0: un chrono, une marque à battre, un duel plus relevé.',
    'Demander deux autres avis avant qu’une décision soit prise au nom du groupe.',
  ],
};
