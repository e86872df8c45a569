import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { AppRoutes } from './router/AppRoutes';
import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/EmptyState';
import { type ReactNode, useState, useLayoutEffect } from 'react';
import Box from '@mui/material/Box';
import { UnstoredPayments } from '@/features/purchase';
import { RouteFocus } from './router/RouteFocus';
import { ScrollToTop } from './router/ScrollToTop';
import { SessionExpiry } from './router/SessionExpiry';
import { Footer, SmallFooter } from './layout/Footer';
import { Header } from './layout/Header';
import { useIsAdminPage } from './layout/useIsAdminPage';
import { PlainToasts, selectToasts } from '@/features/toasts';
import { useAppSelector } from '@/lib/storeHooks';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import Link from '@mui/material/Link';
import { getFeatures } from '@/config/features';
import { useAuth } from '@/features/auth';
import { OPEN_CHAT_EVENT, readChatRequest, type ChatRequest } from '@/features/chat';

const pageFailure = () => <PageFailure />;

/** Renders the layout and the current page; expects the providers and the router around it. */
export function AppFrame() {
  const { key } = useLocation();
  return (
    <ErrorBoundary name="the app" fallback={pageFailure}>
      <Layout>
        {/* If a page fails, the header and the navigation remain. */}
        <ErrorBoundary name="the page" fallback={pageFailure} resetKey={key}>
          <AppRoutes />
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}

/** Replaces a page that failed while rendering, and offers to reload. */
function PageFailure() {
  return (
    <EmptyState
      heading="This page could not be shown"
      text="Something went wrong on our side. Your cart and your purchases are safe."
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    />
  );
}

const MAIN_ID = 'main';

/** Wraps a page in the header, the footer and the toast area. */
function Layout({ children }: { children: ReactNode }) {
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

const ToastBridge = lazyPart(
  () => import('@/features/toasts/takeOver').then(({ takeOver }) => takeOver()),
  {
    name: 'the toasts',
    loading: <PlainToasts />,
    fallback: (retry) => <PlainToasts onOnline={retry} />,
  },
);

/** The global toast area, started with the first toast. */
export function ToastArea() {
  const hasToasts = useAppSelector(selectToasts).length > 0;
  const [wasNeeded, setWasNeeded] = useState(false);
  if (hasToasts && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? <ToastBridge /> : null;
}

/** The first Tab stop of the page: skips the header. */
function SkipLink({ targetId }: { targetId: string }) {
  return (
    <Link
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
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

const ChatDock = lazyPart(() => import('./layout/ChatDock'), {
  name: 'the chat button',
  loading: null,
  fallback: offerRetryInCorner,
});
const StaffNotices = lazyPart(() => import('@/features/chat/StaffNotices'), {
  name: 'the notices of new conversations',
  loading: null,
  fallback: offerRetryInCorner,
});

/**
 * Shows the chat on every page of the shop; the launcher is loaded once a user is signed in. Guests see
 * nothing, or a button that asks them to log in, depending on `chatLauncher`. Admins are notified
 * of every new conversation.
 */
function ChatArea() {
  const { status, user, isAdmin } = useAuth();
  // On the admin pages the button would cover the inbox, which replaces the chat.
  const isAdminPage = useIsAdminPage();
  const [request, setRequest] = useState<ChatRequest | null>(null);
  const userId = user?.id;

  // Runs before the effects of pages, which may request the chat as soon as the user is known.
  useLayoutEffect(() => {
    if (userId === undefined) return;
    // Subscribe here, so that no request is lost while the chat loads.
    const open = (event: Event) => setRequest(readChatRequest(event));
    window.addEventListener(OPEN_CHAT_EVENT, open);
    return () => {
      window.removeEventListener(OPEN_CHAT_EVENT, open);
      setRequest(null);
    };
  }, [userId]);

  const isShown = user !== null || getFeatures().chatLauncher === 'prompt';
  if (status === 'loading' || !isShown) return null;
  return (
    <>
      {!isAdminPage && <ChatDock key={userId} request={request} onRequest={setRequest} />}
      {isAdmin && <StaffNotices />}
    </>
  );
}
