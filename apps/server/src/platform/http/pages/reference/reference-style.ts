import { createHash } from 'node:crypto';

export const referenceStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.985 0.006 95), oklch(0.19 0.012 160));
  --raised: light-dark(#fff, oklch(0.23 0.014 160));
  --ink: light-dark(oklch(0.24 0.02 160), oklch(0.95 0.008 95));
  --quiet: light-dark(oklch(0.47 0.015 160), oklch(0.74 0.012 120));
  --rule: light-dark(oklch(0.9 0.008 95), oklch(0.32 0.012 160));
  --edge: light-dark(oklch(0.62 0.012 130), oklch(0.56 0.012 150));
  --field: light-dark(oklch(0.46 0.095 160), oklch(0.78 0.12 160));
  --on-field: light-dark(#fff, oklch(0.2 0.03 160));
  --mono: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; background: var(--paper); color: var(--ink); }
body { margin: 0; font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--field); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--field); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -100vw; padding: 0.5rem 1rem; background: var(--raised); }
.skip:focus { left: 1rem; top: 1rem; z-index: 1; }
header { border-bottom: 1px solid var(--rule); background: var(--raised); }
header > div { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; justify-content: space-between; }
header > div, .page { max-width: 76rem; margin: 0 auto; padding: 0.75rem 1rem; }
.brand { font-weight: 650; font-size: 1.125rem; color: inherit; text-decoration: none; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; flex: 0 1 32rem; }
input, select, button { font: inherit; min-height: 2.5rem; padding: 0 0.75rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); color: inherit; }
input { flex: 1 1 10rem; min-width: 0; }
button { background: var(--field); border-color: var(--field); color: var(--on-field); font-weight: 550; cursor: pointer; }
.page { display: grid; gap: 1.5rem 3rem; grid-template-columns: minmax(0, 1fr); }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
nav a { color: var(--quiet); text-decoration: none; display: inline-block; padding: 0.15rem 0; }
nav a:hover, nav a[aria-current] { color: var(--field); text-decoration: underline; }
nav a[aria-current] { font-weight: 600; }
main { min-width: 0; padding-bottom: 4rem; }
h1 { font-size: 1.9375rem; line-height: 1.2; margin: 0.5rem 0 1rem; letter-spacing: -0.015em; }
h2 { font-size: 1.125rem; line-height: 1.5; margin: 0 0 0.25rem; }
h3 { font-size: 0.875rem; margin: 1.25rem 0 0.25rem; }
p { margin: 0.25rem 0 0.75rem; max-width: 44rem; }
section { border-top: 1px solid var(--rule); padding: 1.75rem 0 1rem; }
section:target h2 code { background: light-dark(oklch(0.92 0.085 92), oklch(0.41 0.07 88)); box-shadow: 0 0 0 0.2em light-dark(oklch(0.92 0.085 92), oklch(0.41 0.07 88)); border-radius: 1px; }
code, pre { font: 0.875em/1.6 var(--mono); }
h2 code { font-size: 1em; font-weight: 600; }
.quiet { color: var(--quiet); font-weight: 400; font-size: 0.875rem; }
.anchor { padding: 0 0.25rem; }
.method { display: inline-block; min-width: 4.25rem; font: 600 0.75rem/1.5 var(--mono); text-align: center; border: 1px solid currentcolor; border-radius: 999px; padding: 0.05rem 0.5rem; vertical-align: 0.08em; color: var(--quiet); }
.method.get { color: light-dark(oklch(0.46 0.095 160), oklch(0.78 0.12 160)); }
.method.post { color: light-dark(oklch(0.45 0.12 250), oklch(0.8 0.09 250)); }
.method.put, .method.patch { color: light-dark(oklch(0.48 0.1 72), oklch(0.82 0.13 78)); }
.method.delete { color: light-dark(oklch(0.49 0.15 35), oklch(0.77 0.13 38)); }
.facts, .calls { list-style: none; margin: 0 0 0.5rem; padding: 0; }
.facts { display: flex; flex-wrap: wrap; gap: 0.1rem 1.25rem; color: var(--quiet); font-size: 0.875rem; }
.calls li { display: grid; grid-template-columns: 5rem minmax(0, 1fr); gap: 0 0.75rem; padding: 0.5rem 0; border-top: 1px solid var(--rule); }
.calls .method { align-self: start; margin-top: 0.2rem; }
.calls p { grid-column: 2; margin: 0; }
.fields { list-style: none; margin: 0.25rem 0; padding: 0 0 0 0.9rem; border-left: 2px solid var(--rule); }
.fields li { padding: 0.25rem 0; }
.fields p { margin: 0; color: var(--quiet); font-size: 0.875rem; }
.name { font-weight: 600; }
.fields strong { color: var(--ink); font-weight: 550; }
figure { margin: 0.5rem 0; }
figcaption { font-size: 0.75rem; color: var(--quiet); margin-bottom: 0.15rem; }
pre { margin: 0; padding: 0.75rem 1rem; overflow: auto; max-height: 28rem; border: 1px solid var(--rule); border-radius: 10px; background: var(--raised); overflow-wrap: normal; }
summary { cursor: pointer; padding: 0.35rem 0; font-size: 0.875rem; }
.errors { font-size: 0.875rem; margin-top: 1rem; }
.errors a { margin-right: 0.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { overflow-wrap: normal; text-align: left; vertical-align: top; padding: 0.35rem 1rem 0.35rem 0; border-top: 1px solid var(--rule); font-size: 0.9375rem; }
@media (min-width: 60rem) {
  .page { grid-template-columns: 12rem minmax(0, 1fr); padding-top: 1.5rem; }
  nav { position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem); overflow: auto; }
  nav ul { flex-direction: column; }
}
@media print { nav, form { display: none; } }
`;

/** Changes with the style, so that browsers can cache it. */
export const referenceStyleVersion = createHash('sha256').update(referenceStyle).digest('hex').slice(0, 12);
