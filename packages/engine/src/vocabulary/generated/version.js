// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "3d18fd525719";
