import type { ArticleSlug } from '@palmares/domain/blog';
import type { AthletePictureName } from '../../drawings/athletes/athlete-picture.tsx';
import type { EmptyDrawingName } from '../../drawings/empty/empty-drawing.tsx';
import type { Words } from '../exhibit.ts';

interface DrawingWords {
  readonly brand: string;
  readonly empty: Readonly<Record<EmptyDrawingName, string>>;
  readonly podium: string;
  readonly faceDownCard: string;
  readonly athletes: Readonly<Record<AthletePictureName, string>>;
  readonly articles: Readonly<Record<ArticleSlug, string>>;
}

export const words = {
  en: {
    brand: 'Palmarès',
    empty: {
      'not-found': 'Page not found',
      'no-portfolio-yet': 'No portfolio yet',
      'no-links': 'No links yet',
      'no-picture': 'No picture yet',
      'no-results': 'Nothing found',
      'no-contacts': 'No contacts yet',
      'no-documents': 'No documents yet',
      'no-jobs': 'No jobs yet',
      'no-school': 'No school yet',
      'no-sports': 'No sports yet',
      offline: 'Offline',
      'link-closed': 'Link closed',
      locked: 'Passcode needed',
      inbox: 'Check your inbox',
      error: 'Something went wrong',
    },
    podium: 'All done',
    faceDownCard: 'A card, face down',
    athletes: { goaltender: 'A goaltender in front of her net', swimmer: 'A swimmer on her back, one arm up' },
    articles: {
      'building-a-strong-portfolio': 'A card, unfolded',
      'emailing-a-coach': 'A message with its film',
      'five-steps-to-a-recruiters-attention': 'Five steps and a pennant',
      'getting-an-ncaa-id': 'A pass with ten digits',
      'finding-ncaa-coach-contacts': 'A staff list under a magnifying glass',
      'importing-highlights': 'A film and scissors',
      'importance-of-identity': 'Three masks',
    },
  },
  'fr-ca': {
    brand: 'Palmarès',
    empty: {
      'not-found': 'Page introuvable',
      'no-portfolio-yet': 'Pas encore de portfolio',
      'no-links': 'Aucun lien pour l’instant',
      'no-picture': 'Pas encore de photo',
      'no-results': 'Aucun résultat',
      'no-contacts': 'Aucun contact',
      'no-documents': 'Aucun document',
      'no-jobs': 'Aucun emploi',
      'no-school': 'Aucun établissement',
      'no-sports': 'Aucun sport',
      offline: 'Hors ligne',
      'link-closed': 'Lien fermé',
      locked: 'Code d’accès demandé',
      inbox: 'Vérifie tes courriels',
      error: 'Un problème est survenu',
    },
    podium: 'C’est terminé',
    faceDownCard: 'Une carte, face cachée',
    athletes: { goaltender: 'Une gardienne devant son filet', swimmer: 'Une nageuse sur le dos, un bras levé' },
    articles: {
      'building-a-strong-portfolio': 'Une carte dépliée',
      'emailing-a-coach': 'Un message et sa vidéo',
      'five-steps-to-a-recruiters-attention': 'Cinq marches et un fanion',
      'getting-an-ncaa-id': 'Un laissez-passer à dix chiffres',
      'finding-ncaa-coach-contacts': 'Une liste du personnel sous la loupe',
      'importing-highlights': 'Une pellicule et des ciseaux',
      'importance-of-identity': 'Trois masques',
    },
  },
} satisfies Words<DrawingWords>;
