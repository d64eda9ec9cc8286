// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "8387ac9745ce";
