// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "fd2448c42624";
