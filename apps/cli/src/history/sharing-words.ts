import type { SharingEvent, SharingState } from '@palmares/domain/sharing/index';

const nameOf = ({ links }: SharingState, linkId: string): string => {
  const label = links.find((link) => link.linkId === linkId)?.label;
  return label ? `“${label}”` : linkId;
};

export const sharingWords = ({ type, data }: SharingEvent, before: SharingState): string => {
  switch (type) {
    case 'PortfolioPublished': {
      const link = data.label ? `“${data.label}”` : data.linkId;
      const guard = data.protected ? 'with a passcode' : 'without a passcode';
      return `Published by the link ${link}, ${guard}${data.expiresAt ? `, until ${data.expiresAt}` : ''}`;
    }
    case 'LinkRevoked':
      return `Closed the link ${nameOf(before, data.linkId)}`;
    case 'PasscodeChanged':
      return `${data.protected ? 'Changed the passcode' : 'Took the passcode off'} of the link ${nameOf(before, data.linkId)}`;
  }
};
