// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "3c66af377c5f";
