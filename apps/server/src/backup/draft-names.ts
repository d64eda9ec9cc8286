/** Names in the data folder while a backup or a restore is in progress. */
export const draftNames = { backup: 'backup.unfinished', restore: 'restore.unfinished' } as const;
