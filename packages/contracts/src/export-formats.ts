export const exportFormats = ['csv', 'xlsx', 'json', 'json-resume', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];
