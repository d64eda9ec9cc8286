// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "083ebce5c445";
