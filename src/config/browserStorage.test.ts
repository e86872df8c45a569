import { keepInTab, readStored, storedKeys, writeStored } from './browserStorage';

keepInTab('project-draft-1-new');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a stored text', () => {
  it('is shared by all tabs, until null removes it', () => {
    expect(readStored('cart')).toBeNull();
    expect(writeStored('cart', '[]')).toBe(true);
    expect(readStored('cart')).toBe('[]');
    expect(localStorage.getItem('cart')).toBe('[]');
    expect(storedKeys()).toEqual(['cart']);
    expect(sessionStorage).toHaveLength(0);
    expect(writeStored('cart', null)).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('belongs to this tab alone if it is to end with it', () => {
    expect(writeStored('project-draft-1-new', 'Half a title')).toBe(true);
    expect(sessionStorage.getItem('project-draft-1-new')).toBe('Half a title');
    expect(localStorage).toHaveLength(0);
    expect(readStored('project-draft-1-new')).toBe('Half a title');
    writeStored('project-draft-1-new', null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is missing, and cannot be written, where the browser denies access', () => {
    localStorage.setItem('cart', '[]');
    const deny = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(deny);
    }
    expect(readStored('cart')).toBeNull();
    expect(writeStored('cart', '[]')).toBe(false);
    expect(writeStored('cart', null)).toBe(false);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
    expect(storedKeys()).toEqual([]);
  });
});
