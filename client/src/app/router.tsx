import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Boundary } from '#components/layout/boundary.tsx';
import { Page } from '#components/layout/page.tsx';
import { PageLoader } from '#components/layout/page-loader.tsx';
import { generatorPath, mainTypes, moreTypes } from '#config/generators.ts';
import { paths, upcomingPaths } from '#config/paths.ts';
import { NotLoaded } from './not-loaded.tsx';
import { Landing } from './routes/landing.tsx';

const Account = lazy(() => import('./routes/account.tsx'));
const AccountArea = lazy(() => import('./account-area.tsx'));
const ForgotPassword = lazy(() => import('./routes/forgot-password.tsx'));
const Generate = lazy(() => import('./routes/generate.tsx'));
const GuestArea = lazy(() => import('./guest-area.tsx'));
const Home = lazy(() => import('./routes/home.tsx'));
const Leaderboard = lazy(() => import('./routes/leaderboard.tsx'));
const Login = lazy(() => import('./routes/login.tsx'));
const MemberArea = lazy(() => import('./member-area.tsx'));
const NotFound = lazy(() => import('./routes/not-found.tsx'));
const PlainLayout = lazy(() => import('#components/layout/plain-layout.tsx'));
const Register = lazy(() => import('./routes/register.tsx'));
const ResetPassword = lazy(() => import('./routes/reset-password.tsx'));
const Upcoming = lazy(() => import('./routes/upcoming.tsx'));
const VerifyEmail = lazy(() => import('./routes/verify-email.tsx'));

export function Router() {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={<PageNotLoaded />}>
      <Suspense fallback={<PageLoader />}>
        <Routes>
          <Route path={paths.landing} element={<Landing />} />
          <Route element={<AccountArea />}>
            <Route element={<PlainLayout />}>
              <Route element={<GuestArea />}>
                <Route path={paths.login} element={<Login />} />
                <Route path={paths.register} element={<Register />} />
                <Route path={paths.forgotPassword} element={<ForgotPassword />} />
              </Route>
              <Route path={paths.resetPassword} element={<ResetPassword />} />
              <Route path={paths.verifyEmail} element={<VerifyEmail />} />
            </Route>
            <Route element={<MemberArea />}>
              <Route path={paths.home} element={<Home />} />
              <Route path={paths.leaderboard} element={<Leaderboard />} />
              {[...mainTypes, ...moreTypes].map((id) => (
                <Route key={id} path={generatorPath(id)} element={<Generate key={id} id={id} />} />
              ))}
              <Route path={paths.account} element={<Account />} />
            </Route>
          </Route>
          {upcomingPaths.map((path) => (
            <Route key={path} caseSensitive path={path} element={<Upcoming path={path} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </Boundary>
  );
}

function PageNotLoaded() {
  return (
    <Page title="Not loaded" index={false}>
      <NotLoaded />
    </Page>
  );
}
