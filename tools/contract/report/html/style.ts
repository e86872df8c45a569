/** Styles of the report and of the proxy's page, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #16202e; --quiet: #55627a; --paper: #f6f7fb; --card: #fff;
  --line: #d5dbe6; --good: #12633d; --bad: #a3161b; --skip: #6a5200; --goodfill: #dff3e7;
  --badfill: #fbe3e3; --skipfill: #fbf0cf; --accent: #2a45db; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf4; --quiet: #a4b0c6; --paper: #10151d;
  --card: #19212d; --line: #344054; --good: #8fe0b4; --bad: #ffb3b0; --skip: #f0d583;
  --goodfill: #173527; --badfill: #45191c; --skipfill: #3a3010; --accent: #a9b6ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1100px; margin: 0 auto; padding: 24px 16px 64px; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 1.25rem; margin: 40px 0 12px; }
h3 { font-size: 1rem; margin: 16px 0 4px; }
a { color: var(--accent); }
p { margin: 4px 0; }
.quiet { color: var(--quiet); }
.figures { display: flex; flex-wrap: wrap; gap: 12px; margin: 20px 0 0; padding: 0; list-style: none; }
.figures li { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: 10px 16px; min-width: 130px; }
.figures strong { display: block; font-size: 1.6rem; line-height: 1.2; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; background: var(--card); width: 100%; }
th, td { border: 1px solid var(--line); padding: 6px 10px; text-align: left; }
thead th { white-space: nowrap; }
tbody th { min-width: 170px; position: sticky; left: 0; background: var(--card); }
th .quiet { font-size: 0.8rem; font-weight: 400; }
@media (min-width: 900px) { tbody th { min-width: 225px; } }
@media (max-width: 599px) { tbody th { font-size: 0.85rem; } }
td.mark { text-align: center; white-space: nowrap; }
.passed { color: var(--good); } .failed { color: var(--bad); } .skipped { color: var(--skip); }
td.passed { background: var(--goodfill); } td.failed { background: var(--badfill); }
td.skipped { background: var(--skipfill); }
.filter { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 0 0 12px; }
select { font: inherit; min-height: 36px; padding: 4px 8px; max-width: 100%; background: var(--card);
  color: inherit; border: 1px solid var(--quiet); border-radius: 6px; }
details { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  margin: 0 0 8px; }
details details { margin: 8px 0; }
summary { cursor: pointer; padding: 8px 14px; min-height: 40px; }
summary b { font-weight: 600; }
.inside { padding: 0 14px 12px; }
pre { background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: 8px 10px;
  margin: 4px 0; overflow-x: auto; white-space: pre-wrap;
  font: 13px/1.5 ui-monospace, monospace; }
.finding { border-left: 4px solid var(--bad); padding: 0 0 0 12px; margin: 12px 0; }
.pair { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
.violations { padding: 0 0 0 24px; } .violations li { margin: 0 0 16px; }
.minus { color: var(--bad); } .plus { color: var(--good); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none !important; }
`;
