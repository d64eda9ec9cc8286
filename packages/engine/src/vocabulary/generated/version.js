// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "2ad8498d0c35";
