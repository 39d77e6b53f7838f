import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { PAGES } from '../../contract/paths';
import { frame } from '../../copy/frame';
import { Loader } from '../components/Loader/Loader';
import { NotFoundPage } from './NotFoundPage';

const HomePage = lazy(() => import('../features/home/HomePage').then((m) => ({ default: m.HomePage })));
const AboutPage = lazy(() => import('../features/about/AboutPage').then((m) => ({ default: m.AboutPage })));
const ReservePage = lazy(() => import('../features/reserve/ReservePage').then((m) => ({ default: m.ReservePage })));
const BookingPage = lazy(() => import('../features/booking/BookingPage').then((m) => ({ default: m.BookingPage })));
const LookupPage = lazy(() => import('../features/lookup/LookupPage').then((m) => ({ default: m.LookupPage })));
const AdminGate = lazy(() => import('../features/auth/AdminGate').then((m) => ({ default: m.AdminGate })));
const LiveScreen = lazy(() => import('../features/live/LiveScreen').then((m) => ({ default: m.LiveScreen })));
const DashboardPage = lazy(() =>
  import('../features/dashboard/DashboardPage').then((m) => ({ default: m.DashboardPage })),
);
const AdminCalendarPage = lazy(() =>
  import('../features/days/AdminCalendarPage').then((m) => ({ default: m.AdminCalendarPage })),
);
const AdminDayPage = lazy(() => import('../features/days/AdminDayPage').then((m) => ({ default: m.AdminDayPage })));
const BulkUpdatePage = lazy(() =>
  import('../features/days/BulkUpdatePage').then((m) => ({ default: m.BulkUpdatePage })),
);
const GuestListPage = lazy(() =>
  import('../features/guests/GuestListPage').then((m) => ({ default: m.GuestListPage })),
);
const GuestEditPage = lazy(() =>
  import('../features/guests/GuestEditPage').then((m) => ({ default: m.GuestEditPage })),
);
const AboutSettingsPage = lazy(() =>
  import('../features/config/AboutSettingsPage').then((m) => ({ default: m.AboutSettingsPage })),
);
const InfoPage = lazy(() => import('../features/config/InfoPage').then((m) => ({ default: m.InfoPage })));
const LogoPage = lazy(() => import('../features/config/LogoPage').then((m) => ({ default: m.LogoPage })));
const PolicyPage = lazy(() => import('../features/config/PolicyPage').then((m) => ({ default: m.PolicyPage })));
const PasswordPage = lazy(() => import('../features/config/PasswordPage').then((m) => ({ default: m.PasswordPage })));

/** Every page of the site (specification 2); each is fetched when it is first shown. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Loader label={frame.loading} />}>
      <Routes>
        <Route path={PAGES.home} element={<HomePage />} />
        <Route path={PAGES.about} element={<AboutPage />} />
        <Route path={PAGES.reserve()} element={<ReservePage />} />
        <Route path={PAGES.reserveRefresh} element={<Navigate to={PAGES.reserve()} replace />} />
        <Route path={PAGES.reserveFind} element={<LookupPage />} />
        <Route path={PAGES.reserveDay(':id')} element={<BookingPage />} />
        <Route
          element={
            <AdminGate>
              <LiveScreen>
                <Outlet />
              </LiveScreen>
            </AdminGate>
          }
        >
          <Route path={PAGES.admin} element={<DashboardPage />} />
          <Route path={PAGES.adminReserve()} element={<AdminCalendarPage />} />
          <Route path={PAGES.adminBulk()} element={<BulkUpdatePage />} />
          <Route path={PAGES.adminDay(':date')} element={<AdminDayPage />} />
          <Route path={PAGES.adminGuests} element={<GuestListPage />} />
          <Route path={PAGES.adminGuest(':id')} element={<GuestEditPage />} />
          <Route path={PAGES.adminPassword} element={<PasswordPage />} />
          <Route path={PAGES.adminSettings} element={<InfoPage />} />
          <Route path={PAGES.adminLogo} element={<LogoPage />} />
          <Route path={PAGES.adminAbout} element={<AboutSettingsPage />} />
          <Route path={PAGES.adminPolicy} element={<PolicyPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
