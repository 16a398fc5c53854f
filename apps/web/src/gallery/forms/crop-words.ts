import type { ImageCropperLabels } from '@palmares/ui';
import type { Words } from '../exhibit.ts';

interface CropWords extends Omit<ImageCropperLabels, 'missing'> {
  readonly alt: string;
  /** Captions of the previews. */
  readonly square: string;
  readonly round: string;
  readonly missing: string;
}

export const cropWords = {
  en: {
    alt: 'The picture you uploaded',
    group: 'Crop your picture',
    window: 'The part you keep',
    windowRole: 'movable frame',
    position: ({ across, down, size }) => `${across}% from the left, ${down}% from the top, ${size}% of the picture`,
    hint: 'Drag the frame, or move it with the arrow keys. Resize it with two fingers, a corner, + or −.',
    larger: 'Larger frame',
    smaller: 'Smaller frame',
    square: 'Square',
    round: 'Round',
    missing: 'We couldn’t load the picture. Check your connection, then reload the page.',
  },
  'fr-ca': {
    alt: 'La photo que tu as téléversée',
    group: 'Recadre ta photo',
    window: 'La partie que tu gardes',
    windowRole: 'cadre mobile',
    position: ({ across, down, size }) => `${across} % de la gauche, ${down} % du haut, ${size} % de la photo`,
    hint: 'Déplace le cadre du doigt, à la souris ou avec les flèches. Change sa taille avec deux doigts, un coin, + ou −.',
    larger: 'Agrandir le cadre',
    smaller: 'Réduire le cadre',
    square: 'Carré',
    round: 'Rond',
    missing: 'On n’a pas pu charger la photo. Vérifie ta connexion, puis recharge la page.',
  },
} satisfies Words<CropWords>;
