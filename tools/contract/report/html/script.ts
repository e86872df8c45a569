/** Filters cases by operation and outcome, and shows how many match. */
export const SCRIPT = `
const operation = document.getElementById('operation');
const outcome = document.getElementById('outcome');
const count = document.getElementById('count');
const cases = [...document.querySelectorAll('[data-operation]')];
function show() {
  let shown = 0;
  for (const entry of cases) {
    const fits = (!operation.value || entry.dataset.operation === operation.value) &&
      (!outcome.value || entry.dataset.outcome === outcome.value);
    entry.hidden = !fits;
    if (fits) shown += 1;
  }
  count.textContent = shown + ' of ' + cases.length + ' cases';
}
operation.addEventListener('change', show);
outcome.addEventListener('change', show);
`;
