import type { ContentTypeId } from '@canary/qr/content/all';
import type { Values } from '@canary/qr/content/content-type';
import { useNavigate } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { userDrafts } from '#shared/storage/drafts.ts';

/** Opens the form of a content type with values. */
export type OpenForm = (id: ContentTypeId, values: Values) => void;

/** Returns a function that opens the page of a content type with the values filled in. */
export function useOpenForm(): OpenForm {
  const navigate = useNavigate();
  return (id, values) => {
    // Handed over as a draft, because the content must not be part of a URL.
    userDrafts.save(id, values);
    void navigate(generatorPath(id));
  };
}
