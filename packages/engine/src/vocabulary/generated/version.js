// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "c768e1e871b0";
