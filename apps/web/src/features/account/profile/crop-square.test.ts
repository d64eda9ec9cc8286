import { expect, test } from 'vitest';
import { cropSide, keepInside, wholeCrop } from './crop-square.ts';

const wide = { width: 400, height: 200 };

test('the initial window shows the center, as large as the shorter side allows', () => {
  expect(wholeCrop(wide)).toEqual({ zoom: 1, x: 200, y: 100 });
  expect(cropSide(wide, 1)).toBe(200);
  expect(cropSide(wide, 2)).toBe(100);
});

test('the window never extends beyond the picture', () => {
  expect(keepInside(wide, { zoom: 1, x: -50, y: 500 })).toEqual({ zoom: 1, x: 100, y: 100 });
  expect(keepInside(wide, { zoom: 2, x: 1_000, y: 10 })).toEqual({ zoom: 2, x: 350, y: 50 });
});

test('the picture is neither smaller than the window nor arbitrarily large', () => {
  expect(keepInside(wide, { zoom: 0.1, x: 200, y: 100 }).zoom).toBe(1);
  expect(keepInside(wide, { zoom: 90, x: 200, y: 100 }).zoom).toBe(4);
});
