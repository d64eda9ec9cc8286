// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "89933fc5cf6f";
