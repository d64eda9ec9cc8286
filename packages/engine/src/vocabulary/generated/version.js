// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "c699bbcf3d3d";
