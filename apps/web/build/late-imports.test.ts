import { expect, test } from 'vitest';
import { replaceImports } from './late-imports.ts';

test('imports on demand of files of the build are replaced, others stay', () => {
  const { code, imported } = replaceImports(
    'import{a}from"./base-1.js";let é=()=>import(`./send-Ab_1.js`),n=async()=>{let{x:e}=await import("./x.js");return e},w=e=>import(e);',
  );
  expect(code).toBe(
    'import{a}from"./base-1.js";let é=()=>globalThis.importLate("send-Ab_1.js"),n=async()=>{let{x:e}=await globalThis.importLate("x.js");return e},w=e=>import(e);',
  );
  expect(imported).toEqual(['send-Ab_1.js', 'x.js']);
});

test('code that imports nothing on demand stays as it is', () => {
  const code = 'import"./base.js";export const words="import(`./a.js`)";';
  expect(replaceImports(code)).toEqual({ code, imported: [] });
});
