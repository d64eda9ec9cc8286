// Made by tools/train-prose.ts.
export const proseHead = {"weights":{"words":2.98,"title":1.24,"names":1.05,"spread":2.2,"brevity":0.47},"partly":2.69,"met":3.88};
