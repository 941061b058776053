import type { ContentType } from '@canary/qr/content/content-type';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { generatorPath, publicTypes } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { isKnownUser, useSession } from '#session/session.ts';
import { rememberedLook } from '#shared/code/remembered-look.ts';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import { carryInput } from '#shared/storage/input-store.ts';
import { useChangeable } from './changeable/use-changeable.ts';
import { useChosenFile } from './export/use-chosen-file.ts';
import { useExport } from './export/use-export.ts';
import { waitingExport } from './kept-input.ts';
import { useLinkedDesign } from './linked-design.tsx';
import { useContent } from './use-content.ts';
import { useDesign } from './use-design.ts';

/** The state of a generator on a public page, which visitors and users share. */
export function useVisitorGenerator(initial: ContentType) {
  const onLeave = useEffectEvent(() => {
    const { pathname } = window.location;
    // Any other page gets the input only if a save waits: the user is logged in and continues there.
    if (pathname !== paths.login && pathname !== paths.register && !waitingExport.read()) return;
    carryInput();
    // Remembers the initial look too, because an account starts with another look.
    if (Object.keys(content.drafts).length > 0)
      rememberedLook.write({ design: editor.ownDesign, size: editor.size });
  });
  // This effect comes before the hooks whose values it carries, because effects end in the order of their hooks.
  useEffect(() => () => onLeave(), []);
  const content = useContent(initial, visitorDrafts);
  const files = useChosenFile();
  const { id } = content.type;
  const editor = useDesign({ type: id, onSize: files.forget });
  const changeable = useChangeable();
  const session = useSession();
  const isUser = session.status === 'logged-in';
  const isNeeded = !isKnownUser(session) && !publicTypes.some((type) => type === id);
  const navigate = useNavigate();
  /** Only the pages of an account have the history's key, and the connection that makes links. */
  const open = (forLink: boolean) => {
    const next = forLink ? `${generatorPath('url')}?changeable` : generatorPath(id);
    navigate(isUser ? next : `${paths.register}?${new URLSearchParams({ next })}`);
  };
  const exporter = useExport({ content, editor, files, changeable, account: { isUser, isNeeded, open } });
  const linked = useLinkedDesign(editor);
  const { restore } = content;
  // After the first render, which must match the prerendered page.
  useEffect(() => restore(visitorDrafts.restore()), [restore]);
  return { content, editor, exporter, linked, changeable };
}
