// Made by tools/train-prose.ts.
export const proseHead = {"weights":{"words":6.21,"title":1.36},"partly":1.75,"met":2.85};
