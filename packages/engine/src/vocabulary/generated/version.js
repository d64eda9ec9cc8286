// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "f42f559af214";
