import { lazy, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PlainLayout } from '#components/layout/plain-layout.tsx';
import { generatorPath } from '#config/generators.ts';
import { paths, upcomingPaths } from '#config/paths.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import { GuestArea } from './guest-area.tsx';

const memberArea = () => import('./member-area.tsx');
const account = () => import('./routes/account.tsx');
const generate = () => import('./routes/generate.tsx');
const home = () => import('./routes/home.tsx');
const leaderboard = () => import('./routes/leaderboard.tsx');
const login = () => import('./routes/login.tsx');
const register = () => import('./routes/register.tsx');

const AccountArea = lazy(() => import('./account-area.tsx'));
const MemberArea = lazy(memberArea);
const Account = lazy(account);
const Generate = lazy(generate);
const Home = lazy(home);
const Leaderboard = lazy(leaderboard);
const Login = lazy(login);
const Register = lazy(register);
const ForgotPassword = lazy(() => import('./routes/forgot-password.tsx'));
const ResetPassword = lazy(() => import('./routes/reset-password.tsx'));
const VerifyEmail = lazy(() => import('./routes/verify-email.tsx'));
const NotFound = lazy(() => import('./routes/not-found.tsx'));
const Upcoming = lazy(() => import('./routes/upcoming.tsx'));

/** What lies deep within the account's area, by path: it would be fetched only once what is around it is there. */
const deep: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  [paths.login]: [login],
  [paths.register]: [register],
  [paths.home]: [memberArea, home],
  [paths.account]: [memberArea, account],
  [paths.leaderboard]: [memberArea, leaderboard],
  ...Object.fromEntries(
    [...mainTypes, ...moreTypes].map((id) => [generatorPath(id), [memberArea, generate]]),
  ),
};

/** Fetches a page together with what is around it. What fails is told where it is drawn. */
function fetchTogether(path: string) {
  for (const fetch of deep[path] ?? []) fetch().catch(() => undefined);
}

/** Every page but the landing page, which the first load brings. */
export default function Router() {
  const { pathname } = useLocation();
  useEffect(() => fetchTogether(pathname), [pathname]);
  return (
    <Routes>
      <Route element={<AccountArea />}>
        <Route element={<PlainLayout />}>
          <Route element={<GuestArea />}>
            <Route caseSensitive path={paths.login} element={<Login />} />
            <Route caseSensitive path={paths.register} element={<Register />} />
          </Route>
          <Route caseSensitive path={paths.forgotPassword} element={<ForgotPassword />} />
          <Route caseSensitive path={paths.resetPassword} element={<ResetPassword />} />
          <Route caseSensitive path={paths.verifyEmail} element={<VerifyEmail />} />
        </Route>
        <Route element={<MemberArea />}>
          <Route caseSensitive path={paths.home} element={<Home />} />
          <Route caseSensitive path={paths.leaderboard} element={<Leaderboard />} />
          {[...mainTypes, ...moreTypes].map((id) => (
            <Route key={id} caseSensitive path={generatorPath(id)} element={<Generate key={id} id={id} />} />
          ))}
          <Route caseSensitive path={paths.account} element={<Account />} />
        </Route>
      </Route>
      {upcomingPaths.map((path) => (
        <Route key={path} caseSensitive path={path} element={<Upcoming path={path} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
