// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "8c35c296d706";
