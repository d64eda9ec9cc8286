// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "558281cd18a8";
