import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PlainLayout } from '#components/layout/plain-layout.tsx';
import { generatorPath } from '#config/generators.ts';
import { blogPostPattern, paths } from '#config/paths.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import { fetchTogether, page } from './fetch-page.ts';
import { GuestArea } from './guest-area.tsx';
import { lazyPage, lazyPageWithin } from './lazy-page.tsx';

const AccountArea = lazyPage(() => import('./account-area.tsx'));
const MemberArea = lazyPage(page.memberArea);
const Account = lazyPageWithin(page.account);
const Generate = lazyPageWithin(page.generate);
const Home = lazyPageWithin(page.home);
const Leaderboard = lazyPageWithin(page.leaderboard);
const Login = lazyPageWithin(page.login);
const Register = lazyPageWithin(page.register);
const ForgotPassword = lazyPageWithin(() => import('./routes/forgot-password.tsx'));
const ResetPassword = lazyPageWithin(() => import('./routes/reset-password.tsx'));
const VerifyEmail = lazyPageWithin(() => import('./routes/verify-email.tsx'));
const NotFound = lazyPage(() => import('./routes/not-found.tsx'));
const Tasks = lazyPage(page.tasks);
const About = lazyPage(() => import('./routes/about.tsx'));
const BlogPost = lazyPage(() => import('./routes/blog-post.tsx'));
const Blogs = lazyPage(() => import('./routes/blogs.tsx'));
const Contact = lazyPage(() => import('./routes/contact.tsx'));
const DynamicQr = lazyPage(() => import('./routes/dynamic-qr.tsx'));
const Faq = lazyPage(() => import('./routes/faq.tsx'));
const Features = lazyPage(() => import('./routes/features.tsx'));
const Help = lazyPage(() => import('./routes/help.tsx'));
const Privacy = lazyPage(() => import('./routes/privacy.tsx'));
const Terms = lazyPage(() => import('./routes/terms.tsx'));
const Themes = lazyPage(() => import('./routes/themes.tsx'));

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
