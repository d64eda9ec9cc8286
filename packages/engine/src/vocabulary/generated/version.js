// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "429adae39bbb";
