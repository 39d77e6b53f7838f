import { Suspense } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { PAGES } from '../../contract/paths';
import { frame } from '../../copy/frame';
import { Loader } from '../components/base/feedback/Loader/Loader';
import { lazyPage } from './lazyPage';
import { NotFoundPage } from './NotFoundPage';

/** Delay of the prefetch, so that the displayed page is loaded first. */
const AHEAD_AFTER_MS = 1_000;

const HomePage = lazyPage('HomePage', () => import('../features/visitor/home/HomePage'));
const AboutPage = lazyPage('AboutPage', () => import('../features/visitor/about/AboutPage'));
const ReservePage = lazyPage('ReservePage', () => import('../features/visitor/reserve/ReservePage'));
const BookingPage = lazyPage('BookingPage', () => import('../features/visitor/booking/BookingPage'));
const LookupPage = lazyPage('LookupPage', () => import('../features/visitor/lookup/LookupPage'));
const PrivacyPage = lazyPage('PrivacyPage', () => import('../features/visitor/privacy/PrivacyPage'));
const AdminGate = lazyPage('AdminGate', () => import('../features/operator/auth/AdminGate'));
const LiveScreen = lazyPage('LiveScreen', () => import('../features/operator/live/LiveScreen'));
const OperatorArea = lazyPage('OperatorArea', () => import('./OperatorArea'));
const OperatorNotFound = lazyPage('OperatorNotFound', () => import('./OperatorNotFound'));
const DashboardPage = lazyPage('DashboardPage', () => import('../features/operator/dashboard/DashboardPage'));
const AdminCalendarPage = lazyPage('AdminCalendarPage', () => import('../features/operator/days/AdminCalendarPage'));
const AdminDayPage = lazyPage('AdminDayPage', () => import('../features/operator/days/AdminDayPage'));
const BulkUpdatePage = lazyPage('BulkUpdatePage', () => import('../features/operator/days/BulkUpdatePage'));
const GuestListPage = lazyPage('GuestListPage', () => import('../features/operator/guests/GuestListPage'));
const GuestEditPage = lazyPage('GuestEditPage', () => import('../features/operator/guests/GuestEditPage'));
const AboutSettingsPage = lazyPage('AboutSettingsPage', () => import('../features/operator/config/AboutSettingsPage'));
const MessagesPage = lazyPage('MessagesPage', () => import('../features/operator/messages/MessagesPage'));
const RefundsPage = lazyPage('RefundsPage', () => import('../features/operator/refunds/RefundsPage'));
const InfoPage = lazyPage('InfoPage', () => import('../features/operator/config/InfoPage'));
const LogoPage = lazyPage('LogoPage', () => import('../features/operator/config/LogoPage'));
const PolicyPage = lazyPage('PolicyPage', () => import('../features/operator/config/PolicyPage'));
const PasswordPage = lazyPage('PasswordPage', () => import('../features/operator/config/PasswordPage'));

/** The visitors' pages by their path. */
const VISITOR_PAGES = [
  { path: PAGES.home, Page: HomePage },
  { path: PAGES.about, Page: AboutPage },
  { path: PAGES.reserve(), Page: ReservePage },
  { path: PAGES.reserveFind, Page: LookupPage },
  { path: PAGES.privacy, Page: PrivacyPage },
  { path: PAGES.reserveDay(':id'), Page: BookingPage },
];

/**
 * The visitors' page at a path, without its query: `script` is its name in the build, `fetchAhead` loads it. Undefined
 * for all other addresses.
 */
export const visitorPageAt = (path: string): { script: string; fetchAhead: () => Promise<void> } | undefined =>
  VISITOR_PAGES.find((page) => matchPath(page.path, path))?.Page;

/** Prefetches the scripts of all operator's pages after the login. */
const fetchOperatorPages = () => {
  const pages = [
    DashboardPage,
    AdminCalendarPage,
    AdminDayPage,
    BulkUpdatePage,
    GuestListPage,
    GuestEditPage,
    AboutSettingsPage,
    MessagesPage,
    RefundsPage,
    InfoPage,
    LogoPage,
    PolicyPage,
    PasswordPage,
    OperatorNotFound,
  ];
  const timer = setTimeout(() => pages.forEach((page) => void page.fetchAhead()), AHEAD_AFTER_MS);
  return () => clearTimeout(timer);
};

/** Every page of the site (specification 2); each is loaded when it is first shown. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Loader label={frame.loading} />}>
      <Routes>
        {VISITOR_PAGES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path={PAGES.reserveRefresh} element={<Navigate to={PAGES.reserve()} replace />} />
        <Route
          element={
            <AdminGate>
              <LiveScreen>
                <OperatorArea fetchAhead={fetchOperatorPages}>
                  <Outlet />
                </OperatorArea>
              </LiveScreen>
            </AdminGate>
          }
        >
          <Route path={PAGES.admin} element={<DashboardPage />} />
          <Route path={PAGES.adminReserve()} element={<AdminCalendarPage />} />
          <Route path={PAGES.adminBulk()} element={<BulkUpdatePage />} />
          <Route path={PAGES.adminDay(':date')} element={<AdminDayPage />} />
          <Route path={PAGES.adminGuests} element={<GuestListPage />} />
          <Route path={PAGES.adminMessages} element={<MessagesPage />} />
          <Route path={PAGES.adminRefunds} element={<RefundsPage />} />
          <Route path={PAGES.adminGuest(':id')} element={<GuestEditPage />} />
          <Route path={PAGES.adminPassword} element={<PasswordPage />} />
          <Route path={PAGES.adminSettings} element={<InfoPage />} />
          <Route path={PAGES.adminLogo} element={<LogoPage />} />
          <Route path={PAGES.adminAbout} element={<AboutSettingsPage />} />
          <Route path={PAGES.adminPolicy} element={<PolicyPage />} />
          <Route path={PAGES.adminConfig} element={<Navigate to={PAGES.adminSettings} replace />} />
          <Route path={`${PAGES.admin}/*`} element={<OperatorNotFound />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
