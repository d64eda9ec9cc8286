// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "5b8f86c1260f";
