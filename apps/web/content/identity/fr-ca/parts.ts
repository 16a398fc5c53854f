import type { IdentityExplanations } from '../explanations.ts';

export const parts: IdentityExplanations['parts'] = {
  masks: {
    about: 'Ce que tu mets quand la pression monte. Les sept masques se valent.',
    rule: 'Dans chacune des sept situations, l’énoncé que tu classes en premier donne 7\u00a0points à son masque, le deuxième 6, et ainsi de suite jusqu’à 1 pour le dernier. Un masque reçoit donc de 7 à 49\u00a0points, et les sept totalisent toujours 196. À points égaux, le masque qui a le plus de premières places passe devant, puis celui qui a le plus de deuxièmes places, et ainsi de suite; si l’égalité persiste, ils restent dans l’ordre de la liste des masques. Le premier est ton masque, et les deux suivants complètent ton trio de tête. Le calcul se fait une fois les sept situations classées.',
    limits:
      'Ce classement compare tes masques entre eux\u00a0: il ne te compare à personne. Il peut changer avec ton équipe, ton rôle ou ton âge, et personne ne devrait s’en servir pour décider.',
  },
  colors: {
    about: 'Ta façon d’agir avec les gens et devant ce qui t’arrive. Tout le monde a les quatre, à sa façon.',
    rule: 'Chacune des 32 situations donne un point à la couleur de la réaction que tu as choisie. La part d’une couleur, c’est ses points divisés par 32. Sous 20\u00a0% (0 à 6\u00a0points), la part est faible; de 20\u00a0% à 33\u00a0% (7 à 10), elle est moyenne; au-dessus de 33\u00a0% (11 et plus), elle est forte. Le hasard donnerait 8\u00a0points à chaque couleur, soit 25\u00a0%. À points égaux, l’ordre reste rouge, bleu, vert, jaune. Le calcul se fait une fois les 32 réponses données.',
    limits:
      'Personne n’est d’une seule couleur\u00a0: une part faible est une façon de faire que tu as moins choisie. Les parts ne mesurent ni le talent ni le caractère et ne devraient servir à aucune décision.',
  },
  learningStyles: {
    about: 'Ta façon d’apprendre\u00a0: en écoutant, en regardant, en te parlant dans ta tête ou en essayant.',
    rule: 'Chacune des 15 situations donne un point au style de ta réponse. Le style qui a le plus de points vient en premier, et son avance sur le deuxième dit à quel point la préférence est nette\u00a0: 4\u00a0points ou plus, elle est très forte; 3, forte; 2, légère. Avec une avance de 0 ou 1, l’écart est trop mince pour les départager\u00a0: le résultat est multimodal et montre les deux. À points égaux, l’ordre reste auditif, visuel, dialogue intérieur, kinesthésique. Le calcul se fait une fois les 15 réponses données.',
    limits:
      'Un style est une préférence et non une capacité. Une synthèse de 2023 n’a trouvé aucune étude qui appuie l’enseignement dans le style préféré\u00a0: prends ces textes comme des idées à essayer, jamais comme une raison de décider.',
  },
  grit: {
    about: 'Ta façon de tenir bon quand les progrès tardent, que c’est plate ou que quelqu’un prend ta place.',
    rule: 'Chaque réponse est un chiffre de 1 à 5. Pour les cinq énoncés qui parlent de lâcher, le chiffre est inversé\u00a0: 6 moins ta réponse. Le résultat est la moyenne des 10\u00a0chiffres, avec une décimale. La mention est ce résultat arrondi à l’entier le plus proche, les demies vers le haut\u00a0: de 1,0 à 1,4, Faible; de 1,5 à 2,4, Sous la moyenne; de 2,5 à 3,4, Dans la moyenne; de 3,5 à 4,4, Élevée; de 4,5 à 5,0, Élite. Le calcul se fait une fois les 10 réponses données.',
    limits:
      'Ici, c’est toi qui te notes\u00a0: ton humeur et ta sévérité y sont pour beaucoup. «\u00a0Dans la moyenne\u00a0» veut dire au milieu de l’échelle et ne te compare à personne. La persévérance n’est jamais une raison de choisir ou de refuser quelqu’un.',
  },
};
