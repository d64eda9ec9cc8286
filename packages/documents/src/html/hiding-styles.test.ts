import { describe, expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

const secret = 'Ten years of Rust';

function read(body: string, head = '') {
  const page = `<html><head>${head}</head><body><p>Welder at Harbour Works</p>${body}</body></html>`;
  const outcome = readHtml(Buffer.from(page));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.document;
}
const styled = (style: string) => `<p style="${style}">${secret}</p>`;
const inside = `<section class="outer"><h2>More</h2><p class="x" id="y" data-k="v">${secret}</p></section>`;
const sheet = (css: string) => `<style>${css}</style>`;

describe('text that is hidden by its style', () => {
  test.each([
    ['hidden-style', 'display:none!important;display:block'],
    ['hidden-style', 'd\\69splay:none'],
    ['hidden-style', 'content-visibility:hidden'],
    ['opacity', 'opacity:0%'],
    ['opacity', 'filter:opacity(0)'],
    ['opacity', 'color:#0000'],
    ['opacity', 'color:rgb(0 0 0 / 0%)'],
    ['opacity', '-webkit-text-fill-color:transparent'],
    ['opacity', 'mask:linear-gradient(transparent,transparent)'],
    ['size', 'font:0/0 a'],
    ['size', 'font-size:calc(1px * .1)'],
    ['size', 'font-size:.01vw'],
    ['size', 'zoom:.01'],
    ['size', 'letter-spacing:-1em'],
    ['size', 'transform:scale(0)'],
    ['size', 'transform:scaleX(0)'],
    ['size', 'transform:matrix(0,0,0,0,0,0)'],
    ['size', 'transform:rotateY(90deg)'],
    ['size', 'scale:0'],
    ['off-page', 'text-indent:-200%'],
    ['off-page', 'text-indent:200vw'],
    ['off-page', 'position:fixed;left:-200vw'],
    ['off-page', 'position:absolute;right:-9999px'],
    ['off-page', 'position:absolute;inset:-9999px auto auto 0'],
    ['off-page', 'margin-left:-9999px'],
    ['off-page', 'transform:translate3d(-200vw,0,0)'],
    ['off-page', 'translate:-9999px 0'],
    ['clipped', 'position:absolute;clip:rect(1px,1px,1px,1px)'],
    ['clipped', 'clip-path:inset(50%)'],
    ['clipped', 'clip-path:circle(0)'],
    ['clipped', 'clip-path:polygon(0 0,0 0,0 0)'],
    ['clipped', 'height:0em;overflow-y:hidden'],
    ['clipped', 'max-width:0;overflow:clip'],
    ['colour', 'color:rgb(100%,100%,100%)'],
    ['colour', 'color:hsl(0,0%,100%)'],
    ['colour', 'color:hwb(0 100% 0%)'],
    ['colour', 'color:oklch(1 0 0)'],
    ['colour', 'color:mintcream'],
    ['colour', 'color:color-mix(in srgb,white,#fefefe)'],
    ['colour', 'color:rebeccapurple;background-color:#663399'],
    ['colour', 'color:#123456;background:no-repeat #123456'],
    ['colour', 'color:#fff;background:linear-gradient(#fff,#ffffff)'],
    ['colour', '--c:#fff;color:var(--c)'],
    ['colour', 'color:var(--none,#fff)'],
    ['colour', 'mix-blend-mode:screen'],
  ])('by %s: %s', (technique, style) => {
    const document = read(styled(style));
    expect(document.text).toBe('Welder at Harbour Works');
    expect(document.hidden).toEqual([{ technique, page: null, text: secret }]);
  });

  test.each([
    '.outer .x{display:none}',
    '.outer>p.x{display:none}',
    'p.x#y{display:none}',
    '[data-k="v"]{display:none}',
    'p[data-k^=v]{display:none}',
    '.outer *{display:none}',
    '.outer p:nth-of-type(odd){display:none}',
    '.outer p:not(.z){display:none}',
    'body:not(.none) :is(p,li).x{display:none}',
    'h2+p{display:none}',
    'h2~p{display:none}',
    '#y{display:none}.x{display:block}',
    '.x{display:none!important}#y{display:block}',
    '.x{display:none}.x:hover{display:block}',
    '.x{display:none}@media print{.x{display:block}}',
    '@media (min-width:600px){.x{display:none}}',
    '@supports (display:block){@layer a{.x{display:none}}}',
    '.outer{color:black;& .x{display:none}}',
    '.outer{.x{display:none}}',
    '@charset "utf-8";@import url(x.css);.x{display:none}',
    '.q::after{content:"}"}.x{display:none}',
    '/* } */ .X , .x { DISPLAY : NONE }',
    ':root{--shown:none}.x{display:var(--shown)}',
  ])('by a rule: %s', (css) => {
    const document = read(inside, sheet(css));
    expect(document.text).not.toContain(secret);
    expect(document.hidden).toMatchObject([{ technique: 'hidden-style' }]);
  });

  test('by a style sheet in the address of a link, by two semi-transparent boxes, by old attributes', () => {
    const link = (address: string) => read(inside, `<link rel="stylesheet" href="${address}">`).hidden;
    expect(link('data:text/css,.x%7Bdisplay:none%7D')).toHaveLength(1);
    expect(link(`data:text/css;base64,${Buffer.from('.x{display:none}').toString('base64')}`)).toHaveLength(
      1,
    );
    const box = 'style="opacity:.2"';
    expect(read(`<div ${box}><div ${box}>${secret}</div></div>`).hidden).toHaveLength(1);
    const cell = `<td bgcolor="#123456"><font color="#123456">${secret}</font></td>`;
    expect(read(`<table><tr>${cell}</tr></table>`).hidden).toMatchObject([{ technique: 'colour' }]);
  });

  test.each(['<dialog>', '<div popover>', '<datalist>'])('until somebody opens it: %s', (element) => {
    expect(read(`${element}${secret}`).hidden).toMatchObject([{ technique: 'hidden-style', text: secret }]);
  });
});

describe('text that is not hidden by its style', () => {
  test.each([
    'color:#bbb',
    'color:white;background:navy',
    'color:white;background:no-repeat #123456',
    'color:#fff;background:linear-gradient(#123,#345)',
    'color:#fff;background:url(x.png)',
    'color:transparent;background:linear-gradient(90deg,#123,#456);background-clip:text',
    'color:rgba(0,0,0,.7)',
    'font:12px/1.4 Arial',
    'font-size:clamp(12px,2vw,16px)',
    'text-indent:-24px;padding-left:24px',
    'position:relative;left:-8px',
    'letter-spacing:-.02em;transform:scaleX(.95)',
    'transform:translate(-50%,-2px) rotate(-2deg)',
    'height:0;overflow:visible',
    'max-height:500px;overflow:hidden',
    'clip-path:inset(0 round 4px)',
    'margin:0 auto',
    'opacity:0;animation:show 1s forwards',
  ])('%s', (style) => {
    const document = read(styled(style));
    expect(document.text).toContain(secret);
    expect(document.hidden).toEqual([]);
  });

  test.each([
    '@media print{.x{display:none}}',
    '@media (max-width:600px){.x{display:none}}',
    '@media (prefers-color-scheme:dark){.x{color:#fff}}',
    '@supports not (display:grid){.x{display:none}}',
    '@keyframes a{from{opacity:0}to{opacity:1}}',
    '.x:hover{display:none}',
    '.x::before{display:none}',
    '.z .x{display:none}',
    'body>.x{display:none}',
    '.x{display:none}#y{display:block}',
    '.x{color:#fff}.x{color:#000}',
    '.outer{background:#123;color:#fff}',
    'html{font-size:62.5%}.x{font-size:1.6rem}',
    'tr:nth-child(even){display:none}',
  ])('by a rule: %s', (css) => {
    const document = read(inside, sheet(css));
    expect(document.text).toContain(secret);
    expect(document.hidden).toEqual([]);
  });

  test('if a style sheet is for print, in elements that users can open, and visible inside hidden elements', () => {
    expect(read(inside, '<style media="print">.x{display:none}</style>').hidden).toEqual([]);
    expect(read(`<details><summary>More</summary>${secret}</details>`).text).toContain(secret);
    expect(read(`<dialog open>${secret}</dialog>`).hidden).toEqual([]);
    const visible = `<div style="visibility:hidden"><p style="visibility:visible">${secret}</p></div>`;
    expect(read(visible).text).toContain(secret);
  });
});

test('comments, descriptions and fallbacks for pictures are reported separately from the text', () => {
  const page =
    '<!-- exported by a tool --><img alt="Ten years of Rust"><noscript>Please turn it on</noscript>';
  const { beside } = read(
    page,
    '<meta name="keywords" content="welder, rigger"><script>let score = 100;</script>',
  );
  expect(beside?.map(({ technique, text }) => `${technique}: ${text}`)).toEqual([
    'metadata: welder, rigger',
    'comment: exported by a tool',
    'metadata: Ten years of Rust',
    'metadata: Please turn it on',
  ]);
});

test('selectors that would take excessive time are given up', () => {
  const css = `.b ${'.a '.repeat(11)}.z{display:none}`;
  const page = `${'<div class="a">'.repeat(1_500)}<p class="z">${secret}</p>`;
  expect(read(page, sheet(css)).text).toContain(secret);
});
