import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

function read(html: string) {
  const outcome = readHtml(new TextEncoder().encode(html));
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.document;
}

describe('a page of HTML', () => {
  test('is read as it is shown', () => {
    const document = read(
      '<html><head><title>x</title><script>var a="no"</script></head><body><h1>Itzel Huamán</h1>' +
        '<p>Pastry chef in <b>Puebla</b> &amp; Lima<br>since&nbsp;2018</p><ul><li>Bread<li>Cakes</ul></body></html>',
    );
    expect(document.text).toBe('Itzel Huamán\n\nPastry chef in Puebla & Lima\nsince 2018\n\nBread\nCakes');
    expect(document.lines[0]).toMatchObject({ headingLevel: 1, bold: true });
  });

  test('keeps the cells of a row on one line', () => {
    expect(
      read('<table><tr><td>2019</td><td>Nurse</td></tr><tr><td>2021</td><td>Matron</td></tr></table>').text,
    ).toBe('2019\tNurse\n2021\tMatron');
  });

  test('keeps apart what its styles hide, by attribute and by sheet', () => {
    const document = read(
      '<style>.gone{display:none} #far{position:absolute;left:-9999px} @media print{.p{color:#fff}}</style>' +
        '<p>Seen<span class="gone">vanished</span><span id="far">away</span><i style="color:#fff">white</i>' +
        '<i style="font-size:1px">tiny</i><span style="opacity:0">clear</span><span hidden>shut</span></p>' +
        '<p style="background:#224466;color:white">On a bar</p>',
    );
    expect(document.text).toBe('Seen\n\nOn a bar');
    expect(document.hidden.map(({ technique, text }) => `${technique}: ${text}`)).toEqual([
      'hidden-style: vanished',
      'off-page: away',
      'colour: white',
      'size: tiny',
      'opacity: clear',
      'hidden-style: shut',
    ]);
  });

  test('is decoded as it declares', () => {
    const bytes = Buffer.from('<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2</p>', 'latin1');
    const outcome = readHtml(bytes);
    expect(outcome.ok && outcome.document.text).toBe('Привет');
  });

  test('nested a million deep is refused', () => {
    const outcome = readHtml(Buffer.from('<div>'.repeat(1_000_000)));
    expect(outcome).toMatchObject({ ok: false, reason: 'corrupt' });
  });

  test('never throws, whatever it holds', () => {
    const parts = fc.constantFrom(
      '<p',
      '</p>',
      '<td>',
      '&#99999999;',
      '<style>',
      '<!--',
      '<svg>',
      'a',
      '</svg>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string())), (pieces) => {
        read(pieces.join(''));
      }),
    );
  });
});
