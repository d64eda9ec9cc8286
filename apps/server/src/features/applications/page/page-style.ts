import { createHash } from 'node:crypto';

const light = `--paper:#fbfaf6;--raised:#fff;--ink:#17221c;--quiet:#545e58;--rule:#dfded8;--edge:#7d857f;--field:#166845;--strong:#0f5236;--on:#fff;--bad:#a33b1c;--bad-soft:#fbeee9;--wheat:#eac25a`;
const dark = `--paper:#0f1612;--raised:#171f1b;--ink:#f0eee9;--quiet:#a9aca4;--rule:#2e3531;--edge:#7f8a82;--field:#6bcf9d;--strong:#8be0b4;--on:#0f1612;--bad:#f0957a;--bad-soft:#33201a;--wheat:#eac25a`;

/** All styles of a job page, inlined: the page loads nothing else. */
export const pageStyle = `
:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 Geist,system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
main{max-width:42rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
.framed main{padding:1rem 1rem 2rem}
h1,h2{font-family:Newsreader,Georgia,"Times New Roman",serif;font-weight:500;letter-spacing:-.01em;line-height:1.2;overflow-wrap:anywhere}
h1{font-size:clamp(1.75rem,6vw,2.5rem);margin:.25rem 0 .5rem}
h2{font-size:1.5rem;margin:2.5rem 0 1rem}
h3,.text h2{font-family:inherit;font-size:1rem;font-weight:600;line-height:1.5;letter-spacing:0;margin:1.5rem 0 .25rem}
#apply{background:var(--raised);border:1px solid var(--rule);border-radius:10px;padding:1.25rem;margin-top:2.5rem}
#apply h2{margin-top:0}
@media (min-width:40rem){#apply{padding:1.75rem 2rem}}
p,ul{margin:0 0 1rem;overflow-wrap:anywhere}
ul{padding-inline-start:1.25rem}
li{margin:.25rem 0}
a{color:var(--field);text-underline-offset:.2em}
.over{color:var(--quiet);margin:0;font-size:.9375rem}
.quiet{color:var(--quiet);font-size:.9375rem}
.small{font-size:.875rem}
.card{background:var(--raised);border:1px solid var(--rule);border-radius:10px;padding:1.25rem}
.band{border-inline-start:4px solid var(--wheat);padding:.75rem 1rem;background:var(--raised);border-radius:6px;margin:0 0 1.5rem}
.wrong{border:1px solid var(--bad);background:var(--bad-soft);border-radius:10px;padding:1rem 1.25rem;margin:0 0 1.5rem}
.wrong h2{font-size:1.125rem;margin:0 0 .5rem}
.wrong ul{margin:0}
.wrong a{color:inherit}
.error{color:var(--bad);font-size:.9375rem;margin:.25rem 0 0;font-weight:500}
fieldset{border:0;padding:0;margin:0 0 1.5rem;min-width:0}
legend,label.over-field{display:block;font-weight:500;margin:0 0 .375rem;padding:0;overflow-wrap:anywhere}
.field{margin:0 0 1.5rem}
.optional{color:var(--quiet);font-weight:400}
input[type=text],input[type=email],input[type=tel],input[type=file]{width:100%;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:6px;padding:.625rem .75rem;min-height:2.75rem}
input[aria-invalid=true]{border-color:var(--bad);border-width:2px}
input[type=file]{padding:.5rem}
.choice{display:flex;gap:.625rem;align-items:flex-start;padding:.375rem 0;min-height:2.75rem}
.choice input{flex:none;width:1.25rem;height:1.25rem;margin:.1875rem 0 0;accent-color:var(--field)}
.choice span{overflow-wrap:anywhere}
.choice .quiet{display:block}
details summary{cursor:pointer;font-weight:500;padding:.5rem 0}
button,.button{font:inherit;font-weight:500;color:var(--on);background:var(--field);border:0;border-radius:6px;padding:.75rem 1.25rem;min-height:3rem;cursor:pointer;text-decoration:none;display:inline-block}
button:hover,.button:hover{background:var(--strong)}
button.plain{background:none;color:var(--field);border:1px solid var(--edge)}
button.plain:hover{background:none;color:var(--strong)}
.card h2{margin-top:0}
.card+p{margin-top:1.5rem}
button:disabled{opacity:.6;cursor:not-allowed}
:focus-visible{outline:3px solid var(--field);outline-offset:2px}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{color:var(--quiet);font-size:.875rem;border-top:1px solid var(--rule);margin-top:3rem;padding-top:1rem}
`;

/** Hash that lets the content security policy allow the style element. */
export const pageStyleHash = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`;
