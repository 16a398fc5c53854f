export const supportAddress = 'support@palmares.example';

export const supportMail = `mailto:${supportAddress}`;

export const supportMailAbout = (subject: string): string => `${supportMail}?subject=${encodeURIComponent(subject)}`;
