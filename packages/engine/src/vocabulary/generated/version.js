// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "67495ca957d1";
