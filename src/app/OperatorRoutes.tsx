import { Navigate, Route, Routes } from 'react-router-dom';
import { PAGES } from '../../contract/paths';
import { AdminGate } from '../features/operator/auth/AdminGate';
import { AtSeaScreen } from '../features/operator/live/AtSeaScreen';
import { LiveScreen } from '../features/operator/live/LiveScreen';
import { lazyPage } from './lazyPage';
import { OperatorArea } from './OperatorArea';

/** Delay of the prefetch, so that the displayed page is loaded first. */
const AHEAD_AFTER_MS = 1_000;

const OperatorNotFound = lazyPage('OperatorNotFound', () => import('./OperatorNotFound'));
const DashboardPage = lazyPage('DashboardPage', () => import('../features/operator/dashboard/DashboardPage'));
const AdminCalendarPage = lazyPage('AdminCalendarPage', () => import('../features/operator/days/AdminCalendarPage'));
const AdminDayPage = lazyPage('AdminDayPage', () => import('../features/operator/days/AdminDayPage'));
const CallListPage = lazyPage('CallListPage', () => import('../features/operator/days/CallListPage'));
const BoardingPage = lazyPage('BoardingPage', () => import('../features/operator/days/BoardingPage'));
const BulkUpdatePage = lazyPage('BulkUpdatePage', () => import('../features/operator/days/BulkUpdatePage'));
const GuestListPage = lazyPage('GuestListPage', () => import('../features/operator/guests/GuestListPage'));
const GuestEditPage = lazyPage('GuestEditPage', () => import('../features/operator/guests/GuestEditPage'));
const GuestMovePage = lazyPage('GuestMovePage', () => import('../features/operator/guests/GuestMovePage'));
const AboutSettingsPage = lazyPage('AboutSettingsPage', () => import('../features/operator/config/AboutSettingsPage'));
const MessagesPage = lazyPage('MessagesPage', () => import('../features/operator/messages/MessagesPage'));
const RefundsPage = lazyPage('RefundsPage', () => import('../features/operator/refunds/RefundsPage'));
const DepositsPage = lazyPage('DepositsPage', () => import('../features/operator/deposits/DepositsPage'));
const ManagedCatchesPage = lazyPage(
  'ManagedCatchesPage',
  () => import('../features/operator/catch/ManagedCatchesPage'),
);
const NewCatchPage = lazyPage('NewCatchPage', () => import('../features/operator/catch/NewCatchPage'));
const EditCatchPage = lazyPage('EditCatchPage', () => import('../features/operator/catch/EditCatchPage'));
const StatsPage = lazyPage('StatsPage', () => import('../features/operator/stats/StatsPage'));
const InfoPage = lazyPage('InfoPage', () => import('../features/operator/config/InfoPage'));
const LogoPage = lazyPage('LogoPage', () => import('../features/operator/config/LogoPage'));
const PolicyPage = lazyPage('PolicyPage', () => import('../features/operator/config/PolicyPage'));
const PasswordPage = lazyPage('PasswordPage', () => import('../features/operator/config/PasswordPage'));

/** Prefetches the scripts of all operator's pages after the login. */
const fetchOperatorPages = () => {
  const pages = [
    DashboardPage,
    AdminCalendarPage,
    AdminDayPage,
    CallListPage,
    BoardingPage,
    BulkUpdatePage,
    GuestListPage,
    GuestEditPage,
    GuestMovePage,
    AboutSettingsPage,
    MessagesPage,
    RefundsPage,
    DepositsPage,
    ManagedCatchesPage,
    NewCatchPage,
    EditCatchPage,
    InfoPage,
    LogoPage,
    PolicyPage,
    PasswordPage,
    OperatorNotFound,
  ];
  const timer = setTimeout(() => pages.forEach((page) => void page.fetchAhead()), AHEAD_AFTER_MS);
  return () => clearTimeout(timer);
};

/** The address of a page within the operator's area. */
const within = (path: string): string => path.slice(PAGES.admin.length + 1);

/** The operator's pages, apart from the visitors', who load nothing of them. */
export function OperatorRoutes() {
  return (
    <AtSeaScreen>
      <AdminGate>
        <LiveScreen>
          <OperatorArea fetchAhead={fetchOperatorPages}>
            <Routes>
              <Route index element={<DashboardPage />} />
              <Route path={within(PAGES.adminReserve())} element={<AdminCalendarPage />} />
              <Route path={within(PAGES.adminBulk())} element={<BulkUpdatePage />} />
              <Route path={within(PAGES.adminDay(':date'))} element={<AdminDayPage />} />
              <Route path={within(PAGES.adminCalls(':date'))} element={<CallListPage />} />
              <Route path={within(PAGES.adminBoarding(':date'))} element={<BoardingPage />} />
              <Route path={within(PAGES.adminGuests)} element={<GuestListPage />} />
              <Route path={within(PAGES.adminMessages)} element={<MessagesPage />} />
              <Route path={within(PAGES.adminRefunds)} element={<RefundsPage />} />
              <Route path={within(PAGES.adminDeposits)} element={<DepositsPage />} />
              <Route path={within(PAGES.adminCatches)} element={<ManagedCatchesPage />} />
              <Route path={within(PAGES.adminNewCatch)} element={<NewCatchPage />} />
              <Route path={within(PAGES.adminCatch(':id'))} element={<EditCatchPage />} />
              <Route path={within(PAGES.adminStats())} element={<StatsPage />} />
              <Route path={within(PAGES.adminGuest(':id'))} element={<GuestEditPage />} />
              <Route path={within(PAGES.adminMove(':id'))} element={<GuestMovePage />} />
              <Route path={within(PAGES.adminPassword)} element={<PasswordPage />} />
              <Route path={within(PAGES.adminSettings)} element={<InfoPage />} />
              <Route path={within(PAGES.adminLogo)} element={<LogoPage />} />
              <Route path={within(PAGES.adminAbout)} element={<AboutSettingsPage />} />
              <Route path={within(PAGES.adminPolicy)} element={<PolicyPage />} />
              <Route path={within(PAGES.adminConfig)} element={<Navigate to={PAGES.adminSettings} replace />} />
              <Route path="*" element={<OperatorNotFound />} />
            </Routes>
          </OperatorArea>
        </LiveScreen>
      </AdminGate>
    </AtSeaScreen>
  );
}
