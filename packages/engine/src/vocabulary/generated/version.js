// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "e7c6ad4e4e78";
