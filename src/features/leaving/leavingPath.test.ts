import { leavingPath } from './leavingPath';

beforeEach(() => window.history.replaceState(null, '', '/admin/projects/new?as=admin'));

function click(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, ...init });
  document.querySelector('a span, a, button')!.dispatchEvent(event);
  return leavingPath(event);
}

describe('a click', () => {
  it.each([
    ['<a href="/admin/projects?page=2#top">All</a>', '/admin/projects?page=2#top'],
    ['<a href="/about"><span>inside a link</span></a>', '/about'],
  ])('on %s leaves', (html, path) => {
    expect(click(html)).toBe(path);
  });

  it.each([
    '<button>No link</button>',
    '<a>No address</a>',
    '<a href="#main">Skip</a>',
    '<a href="/admin/projects/new?as=admin#title">The same page</a>',
    '<a href="/projects/1" target="_blank">Another tab</a>',
    '<a href="/file.zip" download>File</a>',
    '<a href="https://example.com/">Elsewhere</a>',
  ])('on %s does not', (html) => {
    expect(click(html)).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'with %p opens another tab',
    (init) => {
      expect(click('<a href="/about">About</a>', init)).toBeNull();
    },
  );
});
