/** Updates the page from the proxy's log. Inserts the backend's texts as text, never as markup. */
export const PAGE_SCRIPT = `
const list = document.getElementById('violations');
const state = document.getElementById('state');
function make(name, text, className) {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}
function toItem({ operationId, call, finding, count }) {
  const item = document.createElement('li');
  item.append(
    make('strong', operationId + ': ' + finding.message),
    make('p', finding.rule + ', seen ' + count + (count === 1 ? ' time' : ' times') + ', first at ' + call, 'quiet'),
  );
  const values = ['expected', 'actual'].filter((name) => finding[name] != null);
  if (values.length > 0) {
    item.append(make('pre', values.map((name) => name + ': ' + JSON.stringify(finding[name])).join('\\n')));
  }
  return item;
}
const events = new EventSource('/__contract/events');
events.onmessage = ({ data }) => {
  const { passed, violations } = JSON.parse(data);
  state.textContent = passed + ' requests and events, ' + violations.length + ' violations';
  list.replaceChildren(...violations.map(toItem));
};
events.onerror = () => { state.textContent = 'The proxy is no longer running.'; };
`;
