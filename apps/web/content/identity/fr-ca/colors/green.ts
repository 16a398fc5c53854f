import type { ColorExplanation } from '../../explanations.ts';

export const green: ColorExplanation = {
  summary: 'Le vert, c’est le côté calme\u00a0: écouter d’abord, garder un rythme égal et veiller sur les gens.',
  overview: [
    'Choisir le vert, c’est s’asseoir à côté de la recrue, écouter les deux côtés d’une chicane et remercier les gens dont le travail passe inaperçu. À l’entraînement, le vert respire, dose son effort et mise sur la constance quand un temps ne s’améliore plus. Avant une course, il se trouve un coin tranquille.',
    'Le risque, c’est de te taire trop longtemps. Si tu prends toujours la place qu’on te donne, tes coachs ne sauront peut-être jamais laquelle tu veux. Remettre une discussion difficile, c’est laisser un petit agacement durer toute la saison. Un changement de plan soudain peut aussi casser ton rythme.',
  ],
  levels: {
    low: 'Attendre, écouter, arrondir les angles\u00a0: ça revient peu dans tes choix. Quand quelqu’un a de la peine dans le vestiaire, tu laisses ça aux autres ou tu cherches tout de suite une solution. Essaie de poser une seule question et d’écouter la réponse au complet avant de donner un conseil.',
    mid: 'Tu fais de la place aux autres dans une partie des situations, et dans le reste tu regardes d’abord ailleurs. Vérifie qui a droit à ta patience\u00a0: seulement tes proches, ou aussi la recrue et l’arbitre. Cette semaine, choisis une personne hors de ce cercle et demande-lui comment ça va.',
    high: 'Le calme et le confort des autres sont passés en premier dans au moins le tiers de tes choix. Tu gardes souvent tes envies pour toi, alors ton entourage ne les connaît pas. Dis-en une à voix haute chaque semaine, en commençant petit\u00a0: avec qui tu aimerais faire le prochain exercice à deux.',
  },
  coaching: [
    'Prévoir un tête-à-tête, car son opinion sort rarement devant le groupe.',
    'Annoncer tôt un changement de plan ou d’horaire et laisser un moment pour s’y faire.',
    'Demander ce que l’athlète aimerait et laisser durer le silence avant de proposer quoi que ce soit.',
    'Souligner l’aide discrète, comme du temps passé avec une recrue après l’entraînement.',
  ],
};
