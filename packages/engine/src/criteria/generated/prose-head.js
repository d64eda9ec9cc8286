// Made by tools/train-prose.ts.
export const proseHead = {"weights":{"words":2.95,"title":1.23,"names":1.08,"spread":2.2,"brevity":0.47},"partly":2.68,"met":3.87};
