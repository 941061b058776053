import type { ContentTypeId } from '@canary/qr/content/all';
import { useNavigate } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { FormOffers } from '#shared/code/form-offers.tsx';
import { type OpenForm, useOpenForm } from '#shared/code/use-open-form.ts';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import type { useContent } from './use-content.ts';

interface ContentOffersProps {
  readonly content: ReturnType<typeof useContent>;
  /** Whether the code contains a short link. */
  readonly hasLink: boolean;
  /** Whether the user has asked for a code. */
  readonly isWanted: boolean;
  /** Chooses the tab of a type, and returns whether it has one. Undefined on a page with one type. */
  chooseTab?: ((id: ContentTypeId) => boolean) | undefined;
}

/** Offers other forms for a text, and for an input that isn't a web address. */
export function ContentOffers({ content, hasLink, isWanted, chooseTab }: ContentOffersProps) {
  const openPage = useOpenForm();
  const navigate = useNavigate();
  const { type, values, pasted } = content;
  if (type.id === 'url' && content.errorOf('url', isWanted) === undefined) return null;
  const value = values[type.id] ?? '';
  const openTab: OpenForm = (id, values) => {
    visitorDrafts.save(id, values);
    content.restore(visitorDrafts.read());
    if (!chooseTab?.(id)) navigate(generatorPath(id));
  };
  return (
    <FormOffers
      // A field of one line removes line breaks.
      text={withoutSpace(pasted) === withoutSpace(value) ? pasted : value}
      from={hasLink ? 'target' : type.id}
      onOpen={chooseTab ? openTab : openPage}
      onUse={(address) => content.change('url', address)}
    />
  );
}

const withoutSpace = (text: string) => text.replace(/\s/g, '');
