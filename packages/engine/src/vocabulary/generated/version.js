// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "9b4091cea05c";
