export const supportAddress = 'support@palmares.example';

export const supportMail = `mailto:${supportAddress}`;
