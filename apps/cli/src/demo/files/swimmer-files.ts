import { schoolYearEnd } from '@palmares/domain/demo';
import { swimmerPortrait } from '@palmares/domain/demo/portraits';
import { certificate } from './certificate.ts';
import type { DemoFiles } from './demo-files.ts';
import { drawnAsPng } from './draw.ts';
import { cropsOf, portraitPicture } from './portrait.ts';
import { reportCard } from './report-card.ts';

/** The documents are from the school year before the current one, which has ended on any day. */
export const swimmerFiles = (at: Date): DemoFiles => {
  const year = schoolYearEnd(at) - 1;
  return {
    picture: {
      fileName: 'jade-sur-le-dos.png',
      ...cropsOf({ square: { left: 30, top: 112, side: 230 }, cardTop: 10 }),
      bytes: () => portraitPicture(swimmerPortrait),
    },
    documents: [
      {
        fileName: 'releve-de-notes.pdf',
        name: `Relevé de notes, hiver ${year}`,
        bytes: async () =>
          reportCard({
            language: 'fr-ca',
            school: 'Cégep de Sherbrooke',
            title: `Relevé de notes, hiver ${year}`,
            athlete: 'Jade Pelletier-Roy',
            program: 'Sciences de la nature, première année',
            headings: ['Cours', 'Note', 'Groupe'],
            courses: [
              ['Écriture et littérature', '82', '73'],
              ['Anglais', '84', '76'],
              ['Calcul différentiel', '88', '74'],
              ['Chimie générale', '85', '71'],
              ['Mécanique', '86', '70'],
              ['Activité physique et efficacité', '95', '85'],
            ],
            total: ['Cote R', '29,412'],
            fictional: 'Document fictif, créé pour la démo de Palmarès.',
          }),
      },
      {
        fileName: 'bourse-de-perseverance.png',
        name: `Bourse de persévérance, ${year - 1}–${year}`,
        bytes: () =>
          drawnAsPng({
            svg: certificate({
              from: 'FONDATION SPORTIVE DES CANTONS-DE-L’EST',
              title: 'BOURSE DE PERSÉVÉRANCE',
              subtitle: 'SCOLAIRE ET SPORTIVE',
              name: 'JADE PELLETIER-ROY',
              year: `${year - 1}–${year}`,
              fictional: 'DOCUMENT FICTIF, CRÉÉ POUR LA DÉMO DE PALMARÈS',
            }),
            width: 400,
            height: 280,
            scale: 4,
          }),
      },
    ],
  };
};
