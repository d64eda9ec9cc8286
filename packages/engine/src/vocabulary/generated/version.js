// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "b3aaab89024c";
