// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "dc508c41ed3e";
