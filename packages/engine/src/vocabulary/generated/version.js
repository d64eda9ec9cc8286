// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "1bab25a84451";
