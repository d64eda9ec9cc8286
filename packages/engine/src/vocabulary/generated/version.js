// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "0ee6e4791933";
