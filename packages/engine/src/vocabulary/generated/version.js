// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "e9c72bcd343e";
