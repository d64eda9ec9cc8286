// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "b9266083e043";
