import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const Page = createContext<ReactNode>(null);
const ShowPage = () => use(Page);

/** A wrapper for components that need the router, such as dialogs. */
export function InRouter({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: ShowPage }]));
  return (
    <Page value={children}>
      <RouterProvider router={router} />
    </Page>
  );
}
