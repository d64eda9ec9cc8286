// Made by tools/build-vocabulary.ts; see NOTICE.
export const version = "1b5715bb6a96";
