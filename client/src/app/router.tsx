import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PlainLayout } from '#components/layout/plain-layout.tsx';
import { generatorPath, mainTypes, moreTypes } from '#config/generators.ts';
import { paths, upcomingPaths } from '#config/paths.ts';
import { GuestArea } from './guest-area.tsx';

const Account = lazy(() => import('./routes/account.tsx'));
const AccountArea = lazy(() => import('./account-area.tsx'));
const ForgotPassword = lazy(() => import('./routes/forgot-password.tsx'));
const Generate = lazy(() => import('./routes/generate.tsx'));
const Home = lazy(() => import('./routes/home.tsx'));
const Leaderboard = lazy(() => import('./routes/leaderboard.tsx'));
const Login = lazy(() => import('./routes/login.tsx'));
const MemberArea = lazy(() => import('./member-area.tsx'));
const NotFound = lazy(() => import('./routes/not-found.tsx'));
const Register = lazy(() => import('./routes/register.tsx'));
const ResetPassword = lazy(() => import('./routes/reset-password.tsx'));
const Upcoming = lazy(() => import('./routes/upcoming.tsx'));
const VerifyEmail = lazy(() => import('./routes/verify-email.tsx'));

/** Every page but the landing page, which the first load brings. */
export default function Router() {
  return (
    <Routes>
      <Route element={<AccountArea />}>
        <Route element={<PlainLayout />}>
          <Route element={<GuestArea />}>
            <Route path={paths.login} element={<Login />} />
            <Route path={paths.register} element={<Register />} />
          </Route>
          <Route path={paths.forgotPassword} element={<ForgotPassword />} />
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
  );
}
