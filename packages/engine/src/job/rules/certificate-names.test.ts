import { expect, test } from 'vitest';
import { isCertificateNamed } from './certificate-names.ts';

test.each([
  ['SHRM-CP', 'SHRM Certified Professional, 2020'],
  ['CPhT', 'Certified Pharmacy Technician (PTCB)'],
  ['Certified Pharmacy Technician', 'CPhT, PTCB'],
  ['PALS certification', 'Pediatric Advanced Life Support'],
  ['BLS certification', 'ACLS, 2024'],
  ['OSHA 10', 'OSHA 30-Hour Construction'],
  ['Six Sigma Green Belt', 'Lean Six Sigma Black Belt'],
  ['P&C License', 'Property and Casualty Insurance License, Texas'],
  ['Certified Medical Assistant', 'CMA (AAMA)'],
])('%s is shown by %j', (name, line) => {
  expect(isCertificateNamed(name, line)).toBe(true);
});

test.each([
  ['PHR', 'aPHR, 2023'],
  ['OSHA 30', 'OSHA 10'],
  ['PMP', 'CAPM'],
  ['CEN', 'Worked in the cen of the town'],
  ['Python certification', 'Python'],
  ['LEED AP', 'LEED Green Associate'],
  ['CMA', 'Certified Management of accounts'],
])('%s is not shown by %j', (name, line) => {
  expect(isCertificateNamed(name, line)).toBe(false);
});
