import type { ColorTexts } from '../../texts.ts';

export const team = {
  c45: {
    stem: 'Une recrue arrive dans l’équipe en pleine saison.',
    a: 'Je lui lance un premier défi pour briser la glace.',
    b: 'Je lui explique en détail comment on fonctionne.',
    c: 'Je fais les présentations avec une blague ou deux.',
    d: 'Je reste tout près et je lui laisse le temps de s’adapter.',
  },
  c18: {
    stem: 'Deux personnes de mon équipe se chicanent dans le vestiaire.',
    a: 'J’écoute les deux, une personne à la fois.',
    b: 'J’interviens et je mets le problème sur la table.',
    c: 'Je démêle les faits avant de parler.',
    d: 'Je fais une blague pour faire baisser la tension.',
  },
  c37: {
    stem: 'Il faut changer notre relais, notre trio ou notre équipe de double.',
    a: 'Je propose d’essayer une combinaison surprenante.',
    b: 'Je vais où on a besoin de moi et je m’arrange pour que ça marche.',
    c: 'Je dis tout de suite où je peux en donner le plus.',
    d: 'Je compare les options, résultats à l’appui.',
  },
  c20: {
    stem: 'On me demande de dire quelques mots avant la compétition.',
    a: 'Je rappelle trois choses précises à faire.',
    b: 'Je raconte une histoire qui allume le groupe.',
    c: 'Je dis à quel point chaque personne compte.',
    d: 'Je fais ça court, direct et intense.',
  },
  c38: {
    stem: 'Dans la conversation de groupe, on cherche une heure pour se voir.',
    a: 'Je propose une heure pour qu’on avance.',
    b: 'Je vérifie que ça convient à tout le monde.',
    c: 'Je fais un sondage avec toutes les heures possibles.',
    d: 'Je lance deux ou trois blagues pour donner le goût de venir.',
  },
  c39: {
    stem: 'Quelqu’un de mon équipe reçoit le trophée que j’espérais.',
    a: 'J’applaudis, puis je regarde ce qui a fait la différence.',
    b: 'Je fais lever la salle et je prends les photos.',
    c: 'Je lui serre la main et je vise le prochain.',
    d: 'Je lui dis bravo et je lui demande ce que ça lui fait.',
  },
  c23: {
    stem: 'Notre équipe amasse des fonds pour un tournoi.',
    a: 'J’imagine un événement qui va faire jaser.',
    b: 'Je fixe un montant et je vais cogner aux portes.',
    c: 'J’aide partout où ça prend des bras.',
    d: 'Je tiens les listes et les totaux à jour.',
  },
  c40: {
    stem: 'La saison se termine par un souper d’équipe.',
    a: 'Je fais le tour et je remercie les gens un par un.',
    b: 'Je sors les meilleurs chiffres de notre saison.',
    c: 'J’anime la soirée et je remets des prix comiques.',
    d: 'Je parle déjà de notre objectif de l’an prochain.',
  },
} satisfies Partial<ColorTexts>;
