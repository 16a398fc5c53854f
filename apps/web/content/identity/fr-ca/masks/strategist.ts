import type { MaskExplanation } from '../../explanations.ts';

export const strategist: MaskExplanation = {
  traits: ['Anticipation', 'Observation', 'Plan B'],
  summary: 'Devant la pression, tu réfléchis d’avance\u00a0: si ceci arrive, on fait cela.',
  overview: [
    'Dans ton lit, la veille d’un tournoi, tu passes les scénarios en revue\u00a0: la pluie, un but rapide, une rivale ou un rival qui part trop vite. Du banc, tu vois l’espace à gauche bien avant le sifflet. Quand ça va mal, tu changes de plan avant de crier plus fort, et tu veux connaître par cœur les habitudes de la prochaine équipe.',
    'Préparer des options te calme, parce que peu de choses te prennent au dépourvu. En course, tu sais quand l’attaque va partir et quelle roue suivre. Ton point faible, c’est le temps\u00a0: pendant que tu pèses la troisième option, la rondelle est partie. Et un plan dont les autres n’ont pas entendu parler, personne ne peut le suivre.',
  ],
  characteristics: [
    'Ton carnet est plein de flèches et de notes sur les tendances d’en face.',
    'Avant d’entrer dans un nouveau groupe, tu regardes un moment qui fait quoi.',
    'Dans un peloton, tu choisis ta place pour une raison, à l’abri du vent ou près de l’échappée.',
    'Le tirage au sort t’intéresse\u00a0: le vent, le soleil et le côté méritent réflexion.',
  ],
  qualities: [
    'De la crevaison au carton rouge, tu as toujours un deuxième plan.',
    'Tu gardes des forces en réserve pour la côte ou la manche qui décide.',
    'Dès le deuxième quart, tu peux dire aux coachs ce que l’autre équipe répète.',
    'Une mauvaise décision de l’arbitre te laisse de glace\u00a0: ta tête est déjà au prochain jeu.',
  ],
  drawbacks: [
    'Ta demi-seconde de réflexion est parfois celle qui t’a manqué.',
    'On te trouve dans la lune, parce que ton esprit est rendu deux coups plus loin.',
    'Des adversaires qui jouent sans logique peuvent te déboussoler pendant plusieurs minutes.',
    'Tu préfères un détour astucieux au tir simple que tu avais devant toi.',
  ],
  howToMotivate: [
    'Dévoiler le plan tôt et demander où il pourrait craquer.',
    'Envoyer l’athlète observer ses futurs adversaires, avec trois questions à éclaircir.',
    'Poser une énigme à l’entraînement\u00a0: un obstacle, dix secondes, trouver la sortie.',
    'Reconnaître l’idée devant tout le monde quand une de ses suggestions est retenue.',
  ],
  howToInteract: [
    'Donner la raison d’une décision, avec les options écartées.',
    'Laisser un moment de silence après une question, le temps que la réponse vienne.',
    'Débattre au tableau, avec des faits et des croquis, en laissant les personnalités de côté.',
    'Prévenir à l’avance quand on veut tester quelque chose d’inhabituel en compétition.',
  ],
  overwhelmed: {
    signs: [
      'Tu hésites sur des jeux que tu as faits cent fois.',
      'Chaque option semble cacher un piège et tu ne t’arrêtes sur rien.',
      'Dans le caucus, tes yeux bougent, tes lèvres bougent, et rien ne sort.',
    ],
    advice: [
      'Choisis deux scénarios, le probable et le pire, et laisse aller les autres.',
      'Fixe-toi avant le match une règle pour les moments de doute, comme «\u00a0je tire\u00a0» ou «\u00a0à gauche\u00a0».',
      'Confie une de tes craintes tout haut à un ou une adulte de confiance\u00a0: une fois dite, elle rapetisse.',
    ],
    coaching: [
      'Décider à sa place à la prochaine pause\u00a0: une seule chose à faire, tout de suite.',
      'Résumer le rapport sur l’adversaire en une demi-page avant les gros événements.',
      'Entraîner les choix rapides avec un compte à rebours, où l’erreur ne coûte rien.',
    ],
  },
  carriedAway: {
    signs: [
      'Ton plan compte sept étapes et les autres ont perdu le fil à la deuxième.',
      'Tu joues en pensant à la finale pendant que le quart de finale te file entre les doigts.',
      'Déranger l’adversaire avec des remarques te prend plus d’énergie que le match.',
    ],
    advice: [
      'Ramène ton idée à une phrase qui se crie d’un bout à l’autre du terrain.',
      'Fais répéter ton plan par quelqu’un et garde ce qui revient.',
      'Une fois le coup de sifflet donné, suis ton choix jusqu’à la prochaine pause.',
    ],
    coaching: [
      'Accepter une suggestion par pause et clore la discussion là-dessus.',
      'Ramener au moment présent par une tâche étroite, comme une respiration ou un repère.',
      'Vanter le choix simple qui a marché et faire remarquer sa vitesse.',
    ],
  },
};
