import type { LearningStyleExplanation } from '../../explanations.ts';

export const auditory: LearningStyleExplanation = {
  summary: 'Tu aimes entendre\u00a0: une voix, un rythme, le bon mot au bon moment.',
  overview: [
    'Devant un jeu au tableau, tu retiens ce qui s’est dit mieux que les flèches. Tu reconnais au son le rythme d’une bonne course d’élan ou d’un coup bien frappé, et une chanson ou une voix familière te met en marche avant le départ. Pour trouver ton chemin, tu demandes à quelqu’un.',
    'C’est aussi pour ça que le bruit te dérange. Des cris dans les estrades ou un ventilateur qui ronronne prennent ton attention, et deux personnes qui parlent en même temps, c’est une de trop. Tu choisis d’abord l’écoute; la vidéo et la pratique t’apprennent quand même des choses qu’aucune voix ne peut dire.',
  ],
  inTraining: [
    'Demande à tes coachs de redire le point important en quelques mots.',
    'Compte ou fredonne le rythme d’un geste pendant que tu le fais lentement.',
    'Enregistre trois mots-clés de ta propre voix et écoute-les en route vers l’entraînement.',
    'Redis la consigne à quelqu’un avant le début de l’exercice.',
  ],
  inClass: [
    'Lis tes notes à voix haute ou explique le chapitre à quelqu’un au téléphone.',
    'Choisis une place où tu entends bien la personne qui enseigne, loin du corridor.',
    'Fais une rime ou une chanson avec une liste de dates ou de mots.',
    'Étudie à deux, à coups de questions, plutôt que de relire en silence.',
  ],
  coaching: [
    'Choisir un mot-clé par geste et le garder toute la saison.',
    'Se taire pendant l’action et donner la correction à la pause.',
    'Faire redire la consigne dans d’autres mots avant de passer à l’essai.',
    'Ajouter une démonstration aux explications, car les mots montrent rarement tout.',
  ],
};
