// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "2865232b8291";
