export const exportAddress = (exportId: string): string => `/api/exports/${exportId}`;
