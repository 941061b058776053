import type { ContentTypeId } from '@canary/qr/content/all';
import type { ReactNode } from 'react';
import { generatorTypes } from '#config/generators.ts';
import { useAllCodes } from '../all-codes.ts';

interface KnownTypesProps {
  children(types: readonly ContentTypeId[]): ReactNode;
}

/** Renders the content types of the saved codes. The type of the code that changed last comes first. */
export function KnownTypes({ children }: KnownTypesProps) {
  const { entries } = useAllCodes();
  const used = new Set(entries.map(({ code }) => code.type));
  return children([...used].flatMap((type) => generatorTypes.find((id) => id === type) ?? []));
}
