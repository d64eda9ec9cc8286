// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "c67d5804c19d";
