import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

function read(html: string) {
  const outcome = readHtml(new TextEncoder().encode(html));
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.document;
}

describe('a page of HTML', () => {
  test('is read as it is displayed', () => {
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

  test('keeps text hidden by attributes and style sheets separate', () => {
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

  test('is decoded with its declared encoding', () => {
    const bytes = Buffer.from('<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2</p>', 'latin1');
    const outcome = readHtml(bytes);
    expect(outcome.ok && outcome.document.text).toBe('Привет');
  });

  test('nested a million levels deep is refused', () => {
    const outcome = readHtml(Buffer.from('<div>'.repeat(1_000_000)));
    expect(outcome).toMatchObject({ ok: false, reason: 'corrupt' });
  });

  test('never throws, whatever the page contains', () => {
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

describe('links of a page', () => {
  const linksIn = (html: string) => {
    const { text, links } = read(html);
    return links?.map(({ start, end, target }) => [text.slice(start, end), target]);
  };

  test('are on their words, in cells and across elements of a line', () => {
    const page =
      '<p>Itzel Huamán <a href="https://example.org/one">Linked<b>In</b></a>, <a href="mailto:itzel@example.org">Email\n me</a></p>' +
      '<table><tr><td>Web</td><td><a href="https://example.org/two">Port&shy;folio<br>and more</a></td></tr></table>';
    expect(linksIn(page)).toEqual([
      ['LinkedIn', 'https://example.org/one'],
      ['Email me', 'mailto:itzel@example.org'],
      ['Portfolio', 'https://example.org/two'],
      ['and more', 'https://example.org/two'],
    ]);
  });

  test('are ignored if they have no words, are hidden, use other schemes or lead within the site', () => {
    const page =
      '<p>Itzel Huamán, pastry chef <a href="https://example.org"><img alt="LinkedIn"></a>' +
      '<a href="https://example.org" style="display:none">gone</a><a name="x">here</a>' +
      '<a href="javascript:alert(1)">script</a><a href="/about">about</a><a href="https://example.org"> • </a></p>';
    expect(linksIn(page)).toBeUndefined();
  });

  test('end with their element, closed or not', () => {
    expect(linksIn('<p><a href="https://example.org">One</p><p>Two words</p>')).toEqual([
      ['One', 'https://example.org'],
    ]);
  });
});
