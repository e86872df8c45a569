import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { UnstoredPayments } from '@/features/buying';
import { ChatArea } from '@/features/chat';
import { ToastArea } from '@/features/toasts';
import { BackLayers } from '../router/BackLayers';
import { RouteFocus } from '../router/RouteFocus';
import { ScrollToTop } from '../router/ScrollToTop';
import { SessionExpiry } from '../router/SessionExpiry';
import { Footer, SmallFooter } from './Footer';
import { Header } from './Header';
import { useIsAdminPage } from './useIsAdminPage';

const MAIN_ID = 'main';

/** Wraps a page in the header, the footer and the toast area. */
export function Layout({ children }: { children: ReactNode }) {
  const isAdminPage = useIsAdminPage();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      {/* Before the pages, whose guards would redirect to the login without a message. */}
      <SessionExpiry />
      <SkipLink />
      <Header />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flexGrow: 1, minHeight: '80vh' }}>
        <UnstoredPayments />
        {children}
      </Box>
      {isAdminPage ? <SmallFooter /> : <Footer />}
      <ToastArea />
      <ChatArea isAdminPage={isAdminPage} />
      <BackLayers />
      <ScrollToTop />
      <RouteFocus targetId={MAIN_ID} />
    </Box>
  );
}

/** The first Tab stop of the page: skips the header. */
function SkipLink() {
  return (
    <Link
      data-skip-link
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      Skip to content
    </Link>
  );
}
