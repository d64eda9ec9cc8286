// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "a7abd9b7f800";
