// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "2fe4ecb58de3";
