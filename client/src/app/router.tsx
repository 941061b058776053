import { lazy, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PlainLayout } from '#components/layout/plain-layout.tsx';
import { generatorPath } from '#config/generators.ts';
import { blogPostPattern, paths } from '#config/paths.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import { fetchTogether, page } from './fetch-page.ts';
import { GuestArea } from './guest-area.tsx';

const AccountArea = lazy(() => import('./account-area.tsx'));
const MemberArea = lazy(page.memberArea);
const Account = lazy(page.account);
const Generate = lazy(page.generate);
const Home = lazy(page.home);
const Leaderboard = lazy(page.leaderboard);
const Login = lazy(page.login);
const Register = lazy(page.register);
const ForgotPassword = lazy(() => import('./routes/forgot-password.tsx'));
const ResetPassword = lazy(() => import('./routes/reset-password.tsx'));
const VerifyEmail = lazy(() => import('./routes/verify-email.tsx'));
const NotFound = lazy(() => import('./routes/not-found.tsx'));
const Tasks = lazy(page.tasks);
const About = lazy(() => import('./routes/about.tsx'));
const BlogPost = lazy(() => import('./routes/blog-post.tsx'));
const Blogs = lazy(() => import('./routes/blogs.tsx'));
const Contact = lazy(() => import('./routes/contact.tsx'));
const DynamicQr = lazy(() => import('./routes/dynamic-qr.tsx'));
const Faq = lazy(() => import('./routes/faq.tsx'));
const Features = lazy(() => import('./routes/features.tsx'));
const Help = lazy(() => import('./routes/help.tsx'));
const Privacy = lazy(() => import('./routes/privacy.tsx'));
const Terms = lazy(() => import('./routes/terms.tsx'));
const Themes = lazy(() => import('./routes/themes.tsx'));

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
        <Route caseSensitive path={paths.tasks} element={<Tasks />} />
        <Route element={<MemberArea />}>
          <Route caseSensitive path={paths.home} element={<Home />} />
          <Route caseSensitive path={paths.leaderboard} element={<Leaderboard />} />
          {[...mainTypes, ...moreTypes].map((id) => (
            <Route key={id} caseSensitive path={generatorPath(id)} element={<Generate key={id} id={id} />} />
          ))}
          <Route caseSensitive path={paths.account} element={<Account />} />
        </Route>
      </Route>
      <Route caseSensitive path={paths.about} element={<About />} />
      <Route caseSensitive path={paths.blogs} element={<Blogs />} />
      <Route caseSensitive path={paths.blogShort} element={<Blogs />} />
      <Route caseSensitive path={blogPostPattern} element={<BlogPost />} />
      <Route caseSensitive path={paths.contact} element={<Contact />} />
      <Route caseSensitive path={paths.dynamicQr} element={<DynamicQr />} />
      <Route caseSensitive path={paths.faq} element={<Faq />} />
      <Route caseSensitive path={paths.features} element={<Features />} />
      <Route caseSensitive path={paths.help} element={<Help />} />
      <Route caseSensitive path={paths.privacy} element={<Privacy />} />
      <Route caseSensitive path={paths.privacyShort} element={<Privacy />} />
      <Route caseSensitive path={paths.terms} element={<Terms />} />
      <Route caseSensitive path={paths.themes} element={<Themes />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
