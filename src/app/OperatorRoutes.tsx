import { Navigate, Route, Routes } from 'react-router-dom';
import { PAGES } from '#contract/paths';
import { AdminGate } from '#src/features/operator/auth/AdminGate';
import { AtSeaScreen } from '#src/features/operator/live/AtSeaScreen';
import { LiveScreen } from '#src/features/operator/live/LiveScreen';
import { lazyPage } from './lazyPage';
import { OperatorArea } from './OperatorArea';

/** The displayed page is loaded first. */
const AHEAD_AFTER_MS = 1_000;

const pages: { fetchAhead: () => Promise<unknown> }[] = [];
const page: typeof lazyPage = (name, load) => {
  const made = lazyPage(name, load);
  pages.push(made);
  return made;
};

const OperatorNotFound = page('OperatorNotFound', () => import('./OperatorNotFound'));
const DashboardPage = page('DashboardPage', () => import('#src/features/operator/dashboard/DashboardPage'));
const AdminCalendarPage = page('AdminCalendarPage', () => import('#src/features/operator/days/AdminCalendarPage'));
const AdminDayPage = page('AdminDayPage', () => import('#src/features/operator/days/AdminDayPage'));
const PhoneBookingPage = page('PhoneBookingPage', () => import('#src/features/operator/days/PhoneBookingPage'));
const CallListPage = page('CallListPage', () => import('#src/features/operator/days/CallListPage'));
const BoardingPage = page('BoardingPage', () => import('#src/features/operator/days/BoardingPage'));
const ManifestPage = page('ManifestPage', () => import('#src/features/operator/days/ManifestPage'));
const BulkUpdatePage = page('BulkUpdatePage', () => import('#src/features/operator/days/BulkUpdatePage'));
const GuestListPage = page('GuestListPage', () => import('#src/features/operator/guests/GuestListPage'));
const GuestEditPage = page('GuestEditPage', () => import('#src/features/operator/guests/GuestEditPage'));
const GuestMovePage = page('GuestMovePage', () => import('#src/features/operator/guests/GuestMovePage'));
const AboutSettingsPage = page('AboutSettingsPage', () => import('#src/features/operator/settings/AboutSettingsPage'));
const MessagesPage = page('MessagesPage', () => import('#src/features/operator/messages/MessagesPage'));
const RefundsPage = page('RefundsPage', () => import('#src/features/operator/refunds/RefundsPage'));
const DepositsPage = page('DepositsPage', () => import('#src/features/operator/deposits/DepositsPage'));
const ManagedCatchesPage = page('ManagedCatchesPage', () => import('#src/features/operator/catch/ManagedCatchesPage'));
const NewCatchPage = page('NewCatchPage', () => import('#src/features/operator/catch/NewCatchPage'));
const EditCatchPage = page('EditCatchPage', () => import('#src/features/operator/catch/EditCatchPage'));
const StatsPage = page('StatsPage', () => import('#src/features/operator/stats/StatsPage'));
const InfoPage = page('InfoPage', () => import('#src/features/operator/settings/InfoPage'));
const LogoPage = page('LogoPage', () => import('#src/features/operator/settings/LogoPage'));
const CrewPage = page('CrewPage', () => import('#src/features/operator/settings/CrewPage'));
const PolicyPage = page('PolicyPage', () => import('#src/features/operator/settings/PolicyPage'));
const PasswordPage = page('PasswordPage', () => import('#src/features/operator/settings/PasswordPage'));

const fetchOperatorPages = () => {
  const timer = setTimeout(() => pages.forEach(({ fetchAhead }) => void fetchAhead()), AHEAD_AFTER_MS);
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
              <Route path={within(PAGES.adminAdd())} element={<PhoneBookingPage />} />
              <Route path={within(PAGES.adminDay(':date'))} element={<AdminDayPage />} />
              <Route path={within(PAGES.adminCalls(':date'))} element={<CallListPage />} />
              <Route path={within(PAGES.adminBoarding(':date'))} element={<BoardingPage />} />
              <Route path={within(PAGES.adminManifest(':date'))} element={<ManifestPage />} />
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
              <Route path={within(PAGES.adminCrew)} element={<CrewPage />} />
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
