// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "29565973cfc7";
