import type { MaskExplanation } from '../../explanations.ts';

export const maven: MaskExplanation = {
  traits: ['Curiosité', 'Mémoire', 'Goût du pourquoi'],
  summary: 'Sous pression, tu cherches les faits\u00a0: ce qui s’est déjà vu, comment ça marche et pourquoi.',
  overview: [
    'La veille d’une compétition, tu lis de vieux résultats. Tu sais qui détient le record, ce que le vent a fait l’an dernier et combien de fautes l’arbitre siffle par match. Quand le pointage tourne mal, un match semblable te revient en mémoire, et raconter cette remontée calme aussi tes propres nerfs.',
    'Les faits te donnent du recul. Une blessure pèse moins lourd quand tu sais comment le ligament guérit, et une défaite aussi quand tu l’as regardée du début à la fin. Le plus dur, c’est que le sport demande souvent d’agir avant d’avoir les preuves. Il faut alors y aller avec le peu que tu sais et apprendre le reste après.',
  ],
  characteristics: [
    'Avant de demander combien de répétitions, tu demandes à quoi sert l’exercice.',
    'Dans l’autobus, c’est une entrevue sur ton sport qui joue dans tes écouteurs.',
    'Les noms, les dates et les scores te restent en tête, même ceux d’une finale disputée avant ta naissance.',
    'Après une course, tu revois la vidéo au complet, ton mauvais départ inclus.',
  ],
  qualities: [
    'Une nouvelle technique rentre vite dès qu’on t’en explique le principe.',
    'Quand on se chicane sur un règlement, tu peux le citer et la discussion s’arrête là.',
    'Une léthargie te fait moins peur, car tu sais comment d’autres athlètes ont retrouvé leur forme.',
    'Les recrues apprennent de toi les habitudes du club et les histoires qui vont avec.',
  ],
  drawbacks: [
    'À force de lire jusqu’à minuit sur l’équipe d’en face, tu peux perdre avant de commencer.',
    'Tu retardes un nouveau mouvement tant que tu ne peux pas l’expliquer.',
    'Les autres reçoivent un cours au complet alors qu’un oui ou un non suffisait.',
    'Un «\u00a0parce que c’est comme ça\u00a0» te fait douter des coachs pour le reste de la séance.',
  ],
  howToMotivate: [
    'Expliquer le but de la séance en une minute avant de commencer.',
    'Prêter un livre, une étude ou une vieille vidéo sur un point à améliorer.',
    'Inviter l’athlète à raconter brièvement au groupe l’histoire de son sport.',
    'Nommer ce qui a été appris ce mois-ci et rappeler la date où c’était encore hors de portée.',
  ],
  howToInteract: [
    'Répondre sérieusement à ses questions, ou fixer un moment après l’entraînement.',
    'Admettre ce qu’on ignore et offrir de chercher la réponse ensemble.',
    'Appuyer une critique sur quelque chose de vérifiable, comme un extrait ou un chiffre.',
    'Signaler gentiment quand c’est le temps de se taire, puis revenir à son idée.',
  ],
  overwhelmed: {
    signs: [
      'La même question revient trois fois, même si tu as eu la réponse.',
      'Tu fais défiler les classements sur ton téléphone jusqu’à la chambre d’appel.',
      'Au départ, tu te récites des consignes et tes mouvements deviennent raides.',
    ],
    advice: [
      'Note les trois faits qui comptent aujourd’hui et range ton téléphone.',
      'Choisis un seul mot qui résume la technique et répète-le pendant le mouvement.',
      'Apporte la question qui t’empêche de dormir à un ou une adulte de confiance, même s’il n’y a pas de réponse.',
    ],
    coaching: [
      'Régler un point avec un fait clair et garder le reste pour après l’épreuve.',
      'Passer à un repère physique, comme un rythme à taper dans les mains, et cesser d’expliquer.',
      'Fixer une heure, le soir, où on arrête de parler des adversaires.',
    ],
  },
  carriedAway: {
    signs: [
      'Tu finis les phrases des coachs devant tout le groupe.',
      'En plein échange, tu sors une statistique alors qu’il fallait juste crier «\u00a0à moi\u00a0».',
      'Si quelqu’un se trompe d’une année, tu corriges dans la seconde.',
    ],
    advice: [
      'Compte jusqu’à cinq avant d’ajouter un fait et laisse tomber si l’exercice est reparti.',
      'Pose une question au lieu de donner la réponse, puis écoute l’autre version.',
      'Garde un carnet pour les remarques qui peuvent attendre le chemin du retour.',
    ],
    coaching: [
      'Donner un sujet à préparer et deux minutes pour le partager.',
      'Limiter les paroles entre les répétitions aux faits et aux encouragements, pour tout le groupe.',
      'Faire essayer un geste d’abord et en discuter ensuite, de temps en temps.',
    ],
  },
};
