// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "714fdd7d6046";
