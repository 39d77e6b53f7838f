import { Navigate, Route, Routes } from 'react-router-dom';
import { PAGES } from '../../contract/paths';
import { AdminGate } from '../features/operator/auth/AdminGate';
import { AtSeaScreen } from '../features/operator/live/AtSeaScreen';
import { LiveScreen } from '../features/operator/live/LiveScreen';
import { lazyPage } from './lazyPage';
import { OperatorArea } from './OperatorArea';

/** The displayed page is loaded first. */
const AHEAD_AFTER_MS = 1_000;

const pages: { fetchAhead: () => Promise<unknown> }[] = [];
const operatorPage: typeof lazyPage = (name, load) => {
  const page = lazyPage(name, load);
  pages.push(page);
  return page;
};

const OperatorNotFound = operatorPage('OperatorNotFound', () => import('./OperatorNotFound'));
const DashboardPage = operatorPage('DashboardPage', () => import('../features/operator/dashboard/DashboardPage'));
const AdminCalendarPage = operatorPage(
  'AdminCalendarPage',
  () => import('../features/operator/days/AdminCalendarPage'),
);
const AdminDayPage = operatorPage('AdminDayPage', () => import('../features/operator/days/AdminDayPage'));
const CallListPage = operatorPage('CallListPage', () => import('../features/operator/days/CallListPage'));
const BoardingPage = operatorPage('BoardingPage', () => import('../features/operator/days/BoardingPage'));
const BulkUpdatePage = operatorPage('BulkUpdatePage', () => import('../features/operator/days/BulkUpdatePage'));
const GuestListPage = operatorPage('GuestListPage', () => import('../features/operator/guests/GuestListPage'));
const GuestEditPage = operatorPage('GuestEditPage', () => import('../features/operator/guests/GuestEditPage'));
const GuestMovePage = operatorPage('GuestMovePage', () => import('../features/operator/guests/GuestMovePage'));
const AboutSettingsPage = operatorPage(
  'AboutSettingsPage',
  () => import('../features/operator/config/AboutSettingsPage'),
);
const MessagesPage = operatorPage('MessagesPage', () => import('../features/operator/messages/MessagesPage'));
const RefundsPage = operatorPage('RefundsPage', () => import('../features/operator/refunds/RefundsPage'));
const DepositsPage = operatorPage('DepositsPage', () => import('../features/operator/deposits/DepositsPage'));
const ManagedCatchesPage = operatorPage(
  'ManagedCatchesPage',
  () => import('../features/operator/catch/ManagedCatchesPage'),
);
const NewCatchPage = operatorPage('NewCatchPage', () => import('../features/operator/catch/NewCatchPage'));
const EditCatchPage = operatorPage('EditCatchPage', () => import('../features/operator/catch/EditCatchPage'));
const StatsPage = operatorPage('StatsPage', () => import('../features/operator/stats/StatsPage'));
const InfoPage = operatorPage('InfoPage', () => import('../features/operator/config/InfoPage'));
const LogoPage = operatorPage('LogoPage', () => import('../features/operator/config/LogoPage'));
const PolicyPage = operatorPage('PolicyPage', () => import('../features/operator/config/PolicyPage'));
const PasswordPage = operatorPage('PasswordPage', () => import('../features/operator/config/PasswordPage'));

const fetchOperatorPages = () => {
  const timer = setTimeout(() => pages.forEach((page) => void page.fetchAhead()), AHEAD_AFTER_MS);
  return () => clearTimeout(timer);
};

const within = (path: string): string => path.slice(PAGES.admin.length + 1);

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
