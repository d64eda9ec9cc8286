import { describe, expect, it } from 'vitest';
import { fold } from '../../words/reading-copy.ts';
import { isPlace } from './places.ts';

const isPlaceText = (text: string): boolean => isPlace(text, fold(text));

describe('places', () => {
  it.each([
    'Pune',
    'Ames, IA 50010',
    'Bukoba, Tanzania',
    'Nakuru, Kenya',
    'Hobart, Tasmania',
    'Sibiu, Rumänien',
    'Coimbra, Portogallo',
    'Bergen, Norwegia',
    'Ohrid, Severna Makedonija',
    'Казань, Россия',
    'Izmir, Türkei',
    'Trinidad & Tobago',
    'Antigua and Barbuda',
  ])('recognizes %s, in any language of the country name', (text) => {
    expect(isPlaceText(text)).toBe(true);
  });

  it.each([
    'Central',
    'Eastern',
    'Delta Systems',
    'Fas',
    'Acme, Portland, OR',
    'Republic',
    'Maria Lindqvist',
  ])('does not take %s for a place', (text) => {
    expect(isPlaceText(text)).toBe(false);
  });
});
