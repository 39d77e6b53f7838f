import { Suspense, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { PAGES } from '#contract/paths';
import { frame } from '#copy/frame';
import { Loader } from '#src/components/base/feedback/Loader/Loader';
import { useFirstView } from '#src/store/hooks';
import { lazyPage } from './lazyPage';
import { NotFoundPage } from './NotFoundPage';
import { SeatsOfPage } from './SeatsOfPage';

const HomePage = lazyPage('HomePage', () => import('#src/features/visitor/home/HomePage'));
const AboutPage = lazyPage('AboutPage', () => import('#src/features/visitor/about/AboutPage'));
const ReservePage = lazyPage('ReservePage', () => import('#src/features/visitor/reserve/ReservePage'));
const BookingPage = lazyPage('BookingPage', () => import('#src/features/visitor/booking/BookingPage'));
const LookupPage = lazyPage('LookupPage', () => import('#src/features/visitor/lookup/LookupPage'));
const WaitingPage = lazyPage('WaitingPage', () => import('#src/features/visitor/waiting/WaitingPage'));
const OfferPage = lazyPage('OfferPage', () => import('#src/features/visitor/waiting/OfferPage'));
const ManifestPage = lazyPage('ManifestPage', () => import('#src/features/visitor/manifest/ManifestPage'));
const CatchesPage = lazyPage('CatchesPage', () => import('#src/features/visitor/catch/CatchesPage'));
const CatchPage = lazyPage('CatchPage', () => import('#src/features/visitor/catch/CatchPage'));
const PrivacyPage = lazyPage('PrivacyPage', () => import('#src/features/visitor/privacy/PrivacyPage'));
const OperatorRoutes = lazyPage('OperatorRoutes', () => import('./OperatorRoutes'));

const VISITOR_PAGES = [
  { path: PAGES.home, Page: HomePage },
  { path: PAGES.about, Page: AboutPage },
  { path: PAGES.reserve(), Page: ReservePage },
  { path: PAGES.reserveFind, Page: LookupPage },
  { path: PAGES.catches(), Page: CatchesPage },
  { path: PAGES.catchPost(':id'), Page: CatchPage },
  { path: PAGES.privacy, Page: PrivacyPage },
  { path: PAGES.reserveDay(':id'), Page: BookingPage },
  { path: PAGES.waiting(':id'), Page: WaitingPage },
  { path: PAGES.offer, Page: OfferPage },
  { path: PAGES.manifest, Page: ManifestPage },
];

export const visitorPageAt = (path: string) => VISITOR_PAGES.find((page) => matchPath(page.path, path));

/** React hydrates the content of a Suspense boundary by itself; rendered beside the page, this ends the first view. */
function FirstViewEnd() {
  const { close } = useFirstView();
  useEffect(close, [close]);
  return null;
}

/** Specification 2. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Loader label={frame.loading} />}>
      <Routes>
        {VISITOR_PAGES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path={PAGES.reserveRefresh} element={<Navigate to={PAGES.reserve()} replace />} />
        <Route path={`${PAGES.admin}/*`} element={<OperatorRoutes />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <FirstViewEnd />
      {/* Inside, so that it starts after the page has read the days of its first view. */}
      <SeatsOfPage />
    </Suspense>
  );
}
