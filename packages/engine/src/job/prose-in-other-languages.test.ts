import { expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();

const asked = (text: string) =>
  readJobDescription(text, { vocabulary }).requirements.filter(({ overall }) => !overall);
const shown = (text: string) => asked(text).map(({ text, must }) => (must ? `${text} (must)` : text));

const german = (sentences: string): string =>
  `Betreff: Bäcker gesucht\n\nHallo zusammen,\n\nunsere Mühle am Hafen sucht Verstärkung. ${sentences}\n\nViele Grüße\nUlf`;
const french = (sentences: string): string =>
  `Objet : un boulanger pour le port\n\nBonjour à tous,\n\nNotre moulin est au bord de la mer. ${sentences}\n\nBien cordialement,\nYann`;
const spanish = (sentences: string): string =>
  `Asunto: panadero para el puerto\n\nHola a todos:\n\nNuestro molino está junto al mar. ${sentences}\n\nUn saludo,\nIria`;

test.each([
  [german('Mit der Knetmaschine kommst du ohne Hilfe zurecht.'), 'Mit der Knetmaschine'],
  [german('Erfahrung mit Sauerteig setzen wir voraus.'), 'Sauerteig'],
  [french('Elle devra savoir façonner le seigle et tenir le four.'), 'Elle devra savoir façonner'],
  [french('La maîtrise du pétrin est exigée.'), 'pétrin'],
  [spanish('Quien venga debería saber de masa madre y de hornos de leña.'), 'Quien venga debería'],
])('a sentence about the person asks in its own words: %s', (text, words) => {
  expect(shown(text).filter((each) => each.includes(words) && each.endsWith('(must)'))).not.toEqual([]);
});

test.each([
  [german('Du hast einen Führerschein, Friesisch wäre schön.'), 'friesisch'],
  [french('Le permis B est exigé, le breton serait un vrai plus.'), 'breton'],
  [spanish('Hace falta el carné de conducir, el gallego suma.'), 'gallego'],
])('what a sentence calls welcome is a nice-to-have: %s', (text, words) => {
  const found = asked(text).filter((each) => each.text.toLowerCase().includes(words));
  expect(found.map(({ must }) => must)).toEqual([false]);
});

test.each([
  [german('Du kennst Roggen und Dinkel. Das bekommst du: Brot und freie Tage.'), /freie Tage/],
  [german('Du kennst Roggen und Dinkel. Schwindelfrei müssen Sie nicht sein.'), /Schwindelfrei/],
  [french('Vous connaissez le seigle et le froment. Le BEP n’est pas obligatoire.'), /BEP/],
  [spanish('Conoces el centeno y la espelta. Ofrecemos pan y sal cada semana.'), /sal/],
])('what is offered or not needed asks for nothing: %s', (text, words) => {
  expect(shown(text).filter((each) => words.test(each))).toEqual([]);
});

test('a remark behind a comma is about the same thing', () => {
  const found = asked(spanish('El gallego cuenta mucho, aunque no es obligatorio.'));
  expect(found.map(({ must }) => must)).toEqual([false]);
});

test('sentences end where their first or last words are left out of the gloss', () => {
  const found = shown(french('Le permis B est exigé. La langue bretonne serait un plus.'));
  expect(found.some((each) => each.includes('permis') && each.includes('bretonne'))).toBe(false);
});

test('neither the sender nor a label is the title', () => {
  const titleOf = (text: string) => readJobDescription(text, { vocabulary }).title;
  expect(titleOf(`Von: Ulf Grebe <ulf@example.com>\n${german('Du kennst Roggen und Dinkel.')}`)).toBe(
    'Bäcker',
  );
  expect(titleOf('Subject: RE: Line cook - can you share?\nFrom: Wren\n\nYou know rye bread.')).toBe(
    'Line cook',
  );
});
