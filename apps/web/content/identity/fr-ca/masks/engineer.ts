import type { MaskExplanation } from '../../explanations.ts';

export const engineer: MaskExplanation = {
  traits: ['Souci du détail', 'Précision', 'Goût de bricoler'],
  summary: 'La pression te fait chercher le détail à ajuster, à tester et à mettre au point.',
  overview: [
    'Tu retapes ton bâton si le premier tour de ruban est croche. En arrivant, tu essaies le plancher, la glace ou la cire avant de regarder les estrades. Quand tu tires de l’arrière, tu cherches la chose qui cloche, un coude trop bas ou un pied parti trop tôt, et y travailler te fait oublier le tableau indicateur.',
    'Après une contre-performance, tu choisis une erreur, tu démontes le geste et tu le remontes. Tu y gagnes des progrès mesurables, semaine après semaine. Le jour même, c’est plus compliqué\u00a0: en compétition, le corps marche à la sensation, et un ajustement en cours de route peut gâcher ce qui était déjà assez bon.',
  ],
  characteristics: [
    'Un lacet de rechange, le bon tournevis et un rouleau de ruban voyagent dans ton sac.',
    'Tu filmes le même lancer sous deux angles et tu le compares à celui de la semaine passée.',
    'Pendant un temps mort, tu règles une courroie tandis que les autres boivent.',
    'Ta façon de faire, c’est une variable à la fois\u00a0: la prise aujourd’hui, l’appui demain.',
  ],
  qualities: [
    'Un plateau ne te fait pas peur, puisqu’il reste toujours un réglage à essayer.',
    'Tes mauvais plis se corrigent à la source, et la correction tient.',
    'On t’apporte lames, vélos et raquettes quand quelque chose accroche.',
    'Après un essai raté, tu peux en nommer la cause en mots utiles aux coachs.',
  ],
  drawbacks: [
    'Une bonne performance avec un seul défaut reste dans ta mémoire comme une mauvaise.',
    'L’échauffement finit pendant que tu changes encore la hauteur de tes blocs de départ.',
    'Ton attention reste sur ton coude et tu manques la passe qui s’offrait.',
    'Du matériel brisé en chemin peut gâcher ta matinée avant la première épreuve.',
  ],
  howToMotivate: [
    'Proposer un problème à résoudre, par exemple le détail qui rendrait un geste plus fluide.',
    'Mesurer avant et après, et lui confier le cahier des résultats.',
    'Donner accès aux outils\u00a0: une tablette, un chronomètre, l’atelier du jeudi.',
    'Reconnaître la qualité d’un geste même quand le résultat ne suit pas.',
  ],
  howToInteract: [
    'Corriger un seul point par série et attendre le résultat avant le suivant.',
    'Décrire ce qu’on a vu, une articulation à la fois, et éviter les mots comme «\u00a0botché\u00a0».',
    'Laisser son équipement où il est\u00a0: un objet déplacé suffit à déranger.',
    'Préciser quand une version est finale et que les réglages cessent jusqu’à dimanche.',
  ],
  overwhelmed: {
    signs: [
      'Tu changes de prise à chaque essai et les résultats partent dans tous les sens.',
      'La liste des choses à corriger s’allonge tellement que tu n’en commences aucune.',
      'On te demande comment ça s’est passé et tu nommes seulement des défauts.',
    ],
    advice: [
      'À partir de la veille, ne change plus rien\u00a0: vas-y avec la technique que tu as.',
      'Réduis la liste à une ligne et confie le reste à tes coachs.',
      'Porte attention à un son ou à un rythme, comme tes pas, et laisse ton corps faire le reste.',
    ],
    coaching: [
      'Choisir la priorité à sa place et l’écrire seule au tableau.',
      'Revenir à un exercice maîtrisé et compter dix répétitions propres.',
      'Finir la séance sur une réussite et ranger la caméra.',
    ],
  },
  carriedAway: {
    signs: [
      'Rien n’est assez propre à ton goût et tu répètes un exercice longtemps après l’avoir réussi.',
      'Tout le groupe attend à la ligne pendant que tu ajustes une boucle.',
      'Tu donnes des conseils techniques aux autres en plein milieu de leur échauffement.',
    ],
    advice: [
      'Décide avant la séance ce que veut dire «\u00a0assez bon\u00a0», avec un chiffre.',
      'Arrête après trois réussites de suite et passe à autre chose.',
      'Attends qu’on te le demande avant de commenter un élan.',
    ],
    coaching: [
      'Fixer une limite de temps pour le matériel et partir sans attendre quand elle est atteinte.',
      'Proposer des jeux aux règles changeantes, où aucune réponse n’est parfaite.',
      'Valoriser un essai imparfait qui a marché et dire précisément ce qu’il a apporté.',
    ],
  },
};
