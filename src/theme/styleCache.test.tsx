import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { render } from '@testing-library/react';
import { PRERENDERED_STYLES } from '@/config/constants';
import { createStyleCache } from './styleCache';

const Clamped = styled.p({ display: 'flex', userSelect: 'none' });

describe('the cache of styles', () => {
  it('writes rules without prefixes, and leaves those of a prerendered page where they are', () => {
    const first = createStyleCache();
    const { container, unmount } = render(<Clamped />, {
      wrapper: ({ children }) => <CacheProvider value={first}>{children}</CacheProvider>,
    });
    const rule = first.sheet.tags[0]?.sheet?.cssRules[0];
    expect(rule?.cssText).toMatch(/{\s*display: flex; user-select: none;\s*}/);
    const [name] = Object.keys(first.inserted);
    unmount();
    first.sheet.flush();

    container.innerHTML = `<style id="${PRERENDERED_STYLES}" data-names="${name}"></style>`;
    document.body.append(container);
    const second = createStyleCache();
    render(<Clamped />, {
      wrapper: ({ children }) => <CacheProvider value={second}>{children}</CacheProvider>,
    });
    expect(second.sheet.tags).toEqual([]);
    container.remove();
  });

  it('keeps the rules of each rendering in an element of their own, in their order', async () => {
    const cache = createStyleCache();
    const Line = styled.hr(({ width }: { width: number }) => ({ width }));
    const show = (widths: number[]) => (
      <CacheProvider value={cache}>
        {widths.map((width) => (
          <Line key={width} width={width} />
        ))}
      </CacheProvider>
    );
    const { rerender } = render(show([1, 2]));
    await Promise.resolve();
    rerender(show([1, 2, 3, 4]));
    const rules = cache.sheet.tags.map(({ sheet }) =>
      Array.from(sheet!.cssRules, ({ cssText }) => /width: \d/.exec(cssText)?.[0]),
    );
    expect(rules).toEqual([
      ['width: 1', 'width: 2'],
      ['width: 3', 'width: 4'],
    ]);
  });
});
