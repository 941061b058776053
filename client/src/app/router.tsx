import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { blogPostPattern, paths } from '#config/paths.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import { PlainLayout } from '#shared/layout/plain-layout.tsx';
import { fetchTogether, page } from './fetch-page.ts';
import { GuestArea } from './guest-area.tsx';
import { lazyPage, lazyPageWithin } from './lazy-page.tsx';

const AccountArea = lazyPage(page.accountArea);
const MemberArea = lazyPage(page.memberArea);
const Account = lazyPageWithin(page.account);
const Generate = lazyPageWithin(page.generate);
const History = lazyPageWithin(page.history);
const Home = lazyPageWithin(page.home);
const Leaderboard = lazyPageWithin(page.leaderboard);
const Login = lazyPageWithin(page.login);
const Register = lazyPageWithin(page.register);
const ForgotPassword = lazyPageWithin(page.forgotPassword);
const ResetPassword = lazyPageWithin(page.resetPassword);
const VerifyEmail = lazyPageWithin(page.verifyEmail);
const NotFound = lazyPage(page.notFound);
const Tasks = lazyPage(page.tasks);
const About = lazyPage(page.about);
const BlogPost = lazyPage(page.blogPost);
const Blogs = lazyPage(page.blogs);
const Contact = lazyPage(page.contact);
const DynamicQr = lazyPage(page.dynamicQr);
const Faq = lazyPage(page.faq);
const Features = lazyPage(page.features);
const Help = lazyPage(page.help);
const Privacy = lazyPage(page.privacy);
const Terms = lazyPage(page.terms);
const Themes = lazyPage(page.themes);

/** Every page but the landing page, which the first load brings. */
export default function Router() {
  const { pathname } = useLocation();
  useEffect(() => {
    void fetchTogether(pathname);
  }, [pathname]);
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
          <Route caseSensitive path={paths.history} element={<History />} />
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
