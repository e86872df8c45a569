import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { UnstoredPayments } from '@/features/buying';
import { ToastArea } from '@/features/toasts';
import { RouteFocus } from '../router/RouteFocus';
import { ScrollToTop } from '../router/ScrollToTop';
import { SessionExpiry } from '../router/SessionExpiry';
import { ChatArea } from './ChatArea';
import { Footer, SmallFooter } from './Footer';
import { Header } from './Header';
import { SkipLink } from './SkipLink';
import { useIsAdminPage } from './useIsAdminPage';

const MAIN_ID = 'main';

/** Wraps a page in the header, the footer and the toast area. */
export function Layout({ children }: { children: ReactNode }) {
  const isAdminPage = useIsAdminPage();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      {/* Before the pages, whose guards would redirect to the login without a message. */}
      <SessionExpiry />
      <SkipLink targetId={MAIN_ID} />
      <Header />
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ flexGrow: 1, outline: 'none', minHeight: '80vh' }}
      >
        <UnstoredPayments />
        {children}
      </Box>
      {isAdminPage ? <SmallFooter /> : <Footer />}
      <ToastArea />
      <ChatArea />
      <ScrollToTop />
      <RouteFocus targetId={MAIN_ID} />
    </Box>
  );
}
