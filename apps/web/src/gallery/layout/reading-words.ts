import type { Words } from '../exhibit.ts';

interface Setting {
  readonly label: string;
  readonly value: string;
}

interface ReadingWords {
  readonly story: readonly [string, string, string];
  readonly short: string;
  readonly labels: { readonly more: string; readonly less: string };
  readonly name: Setting;
  readonly email: Setting;
  readonly plan: Setting;
  readonly change: string;
  readonly verified: string;
  readonly saved: string;
  readonly failed: string;
  readonly long: string;
  readonly article: {
    readonly toNote: string;
    readonly second: string;
    readonly before: string;
    readonly link: string;
    readonly after: string;
    readonly code: string;
    readonly list: readonly [string, string, string];
    readonly quote: string;
    readonly callout: string;
    readonly calloutText: string;
    readonly columns: readonly [string, string, string];
    readonly rows: readonly (readonly [string, string, string])[];
    readonly notes: string;
    readonly note: string;
    readonly back: string;
  };
}

export const readingWords = {
  en: {
    story: [
      'I grew up on outdoor ice behind the fire hall. I learned to read a shooter’s hips before I learned to skate backwards, and I still do the one a little better than the other.',
      'The winter I turned twelve our rink lost its roof, so we practised at six in the morning, forty minutes away. My mother drove and I slept with my mask on my knees.',
      'That year taught me what I bring to a team: I’m there early, I talk all game long, and a bad goal is gone before the next faceoff.',
    ],
    short: 'Calm in the net, loud on the bench.',
    labels: { more: 'Read on', less: 'Show less' },
    name: { label: 'Name', value: 'Nora Whitcombe' },
    email: { label: 'Email', value: 'nora.whitcombe@a-rather-long-school-board-name.example' },
    plan: { label: 'Plan', value: 'Athlete Plan' },
    change: 'Change',
    verified: 'Verified',
    saved: 'Saved.',
    failed: 'Not saved: we couldn’t reach the server. Try again.',
    long: 'Language of your emails about payments, links that end soon and links that were opened',
    article: {
      toNote: 'Note 1',
      second: 'What a coach reads first',
      before: 'Put your best number where',
      link: 'the player card',
      after: 'shows it. A good file name helps too:',
      code: 'whitcombe-nora-2027.pdf',
      list: ['Your position and graduation year', 'One stat with its unit', 'Two minutes of film, not twenty'],
      quote: 'I stop at the first page that tells me what an athlete does when things go wrong.',
      callout: 'Before you send it',
      calloutText: 'Read your page out loud once. What you skip, a scout skips too.',
      columns: ['Instead of', 'Write', 'Source'],
      rows: [
        ['a great season', '.931 in 24 games', 'league'],
        ['really strong', '14 pull-ups', 'coach'],
      ],
      notes: 'Notes',
      note: 'The fire hall has a roof now. The ice behind it still doesn’t.',
      back: 'Back to the text',
    },
  },
  'fr-ca': {
    story: [
      'J’ai appris à nager dans le lac, derrière le chalet de ma grand-mère. Elle chronométrait avec la minuterie du four. Depuis, je n’ai jamais cessé de vouloir rentrer avant que ça sonne.',
      'L’hiver de mes douze ans, notre piscine a fermé pour travaux. On s’entraînait à six heures du matin, à quarante minutes de route. Ma mère conduisait et je dormais, le sac sur les genoux.',
      'Cette année-là m’a appris ce que j’apporte à une équipe : j’arrive tôt, j’encourage tout le monde et une mauvaise course est oubliée avant la suivante.',
    ],
    short: 'Calme sur le bloc, bruyante dans les estrades.',
    labels: { more: 'Lire la suite', less: 'Réduire' },
    name: { label: 'Nom', value: 'Jade Pelletier-Roy' },
    email: { label: 'Courriel', value: 'jade.pelletier-roy@un-centre-de-services-scolaire.example' },
    plan: { label: 'Forfait', value: 'Forfait Athlète' },
    change: 'Modifier',
    verified: 'Confirmé',
    saved: 'Enregistré.',
    failed: 'Pas enregistré : le serveur est injoignable. Réessaie.',
    long: 'Langue des courriels sur les paiements, les liens qui prennent fin et les liens ouverts',
    article: {
      toNote: 'Note 1',
      second: 'Ce que les coachs lisent en premier',
      before: 'Mets ton meilleur résultat là où',
      link: 'la carte',
      after: 'le montre. Un bon nom de fichier aide aussi :',
      code: 'pelletier-roy-jade-2027.pdf',
      list: [
        'Ta discipline et ton année de diplomation',
        'Un résultat avec son unité',
        'Une vidéo de deux minutes, pas de vingt',
      ],
      quote: 'Je m’arrête à la première page qui me dit ce que la personne fait quand ça va mal.',
      callout: 'Avant de l’envoyer',
      calloutText: 'Lis ta page à voix haute une fois. Ce que tu sautes, on le sautera aussi.',
      columns: ['Au lieu de', 'Écris', 'Source'],
      rows: [
        ['une grosse saison', '1:02,84 au 100 m dos', 'fédération'],
        ['très forte', '14 tractions', 'coach'],
      ],
      notes: 'Notes',
      note: 'Le chalet est vendu. La minuterie, elle, est à moi.',
      back: 'Retour au texte',
    },
  },
} satisfies Words<ReadingWords>;
