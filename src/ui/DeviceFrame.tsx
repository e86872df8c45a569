import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useColorScheme, useTheme } from '@mui/material/styles';

const EMPTY_PAGE = '<!doctype html><html lang="en"><head></head><body></body></html>';

type DeviceFrameProps = {
  /** The accessible name. */
  title: string;
  /** Width of the screen in CSS pixels; scaled down where there is less room. */
  width: number;
  children: ReactNode;
};

/** Copies the styles that no component adds, such as fonts, into a document. */
function copyStaticStyles(target: Document): void {
  document.head.querySelectorAll('style:not([data-emotion])').forEach((style) => {
    target.head.append(target.importNode(style, true));
  });
}

/** Renders into a document with its own styles. */
function FramePage({ page, children }: { page: Document; children: ReactNode }) {
  const theme = useTheme();
  const { colorScheme } = useColorScheme();
  const cache = useMemo(() => createCache({ key: 'frame', container: page.head }), [page]);

  useEffect(() => copyStaticStyles(page), [page]);
  useEffect(() => {
    page.documentElement.setAttribute('data-color-scheme', colorScheme ?? 'light');
  }, [page, colorScheme]);

  return createPortal(
    <CacheProvider value={cache}>
      {theme.generateStyleSheets().map((styles, index) => (
        <GlobalStyles key={index} styles={styles} />
      ))}
      <CssBaseline enableColorScheme />
      {children}
    </CacheProvider>,
    page.body,
  );
}

/**
 * Shows content as on a screen of another width. Uses an iframe, because media queries depend on
 * the document's width.
 */
export function DeviceFrame({ title, width, children }: DeviceFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const element = room.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return (
    <Box
      ref={room}
      sx={{ display: 'flex', justifyContent: 'center', height: '100%', overflow: 'hidden' }}
    >
      <Box sx={{ flexShrink: 0, width: width * scale, height: '100%' }}>
        <Box
          component="iframe"
          title={title}
          srcDoc={EMPTY_PAGE}
          onLoad={(event: React.SyntheticEvent<HTMLIFrameElement>) =>
            setPage(event.currentTarget.contentDocument)
          }
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          sx={{
            display: 'block',
            border: 0,
            bgcolor: 'background.default',
            transformOrigin: '0 0',
          }}
        />
      </Box>
      {page && <FramePage page={page}>{children}</FramePage>}
    </Box>
  );
}
