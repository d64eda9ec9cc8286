/** Below the data folder, while a backup or a restore is under way. */
export const draftNames = { backup: 'backup.unfinished', restore: 'restore.unfinished' } as const;
