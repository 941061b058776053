import { PRINT_SAFE } from '@canary/qr/colour';
import { type ContentType, type Values, valuesFor } from '@canary/qr/content/content-type';
import { plainDesign } from '@canary/qr/design/plain-design';
import { use, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Code } from '#shared/code/code.ts';
import { type Look, pictureSize } from '#shared/code/remembered-look.ts';
import { userDrafts, visitorDrafts } from '#shared/storage/drafts.ts';
import { declareInput, useInput } from '#shared/storage/input-store.ts';
import { useChangeable } from './changeable/use-changeable.ts';
import { useChosenFile } from './export/use-chosen-file.ts';
import { useExport } from './export/use-export.ts';
import { Generator } from './generator.tsx';
import { SaveTargetContext } from './save-target-context.ts';
import styles from './type-generator.module.css';
import { useContent } from './use-content.ts';
import { useDesign } from './use-design.ts';

interface TypeGeneratorProps {
  readonly type: ContentType;
  /** A saved code to edit, with its id in the history; undefined for a new code. */
  readonly saved?: { readonly id: string; readonly code: Code } | undefined;
}

const typeDrafts = {
  // The user may have typed something before logging in.
  read: () => ({ ...visitorDrafts.restore(), ...userDrafts.restore() }),
  save: userDrafts.save,
};

/** An account starts with a design that can be printed. */
const initial = plainDesign(PRINT_SAFE);

/** Edits of a saved code have their own draft, which is deleted when the user leaves the page. */
const savedCodeDrafts = (id: string, { empty }: ContentType, { type, values }: Code) => ({
  read: () => ({ [type]: userDrafts.restore()[id] ?? { ...empty, ...values } }),
  save: (_type: string, typed: Values) => userDrafts.save(id, typed),
});

/** The look of a saved code that is edited. The look of a new code is remembered in the browser. */
const editedLook = declareInput<Look, unknown>({
  key: 'account:left:style',
  survives: 'reload',
  // The design editor parses the stored look, as it parses the remembered look.
  schema: (stored) => stored,
});

/** The generator of one content type, with all its fields. */
export function TypeGenerator({ type, saved }: TypeGeneratorProps) {
  const content = useContent(type, saved ? savedCodeDrafts(saved.id, type, saved.code) : typeDrafts);
  const look = saved?.code.look;
  const files = useChosenFile();
  const editor = useDesign({
    type: type.id,
    initial,
    saved: look && { design: look.design, size: String(look.size) },
    onSize: files.forget,
  });
  const { design, ownDesign, size, restore } = editor;
  useInput(editedLook, look && { design: ownDesign, size }, restore);
  const [search] = useSearchParams();
  const changeable = useChangeable(search.has('changeable'));
  const shownChangeable = saved ? undefined : changeable;
  const exporter = useExport({ content, editor, files, changeable: shownChangeable });
  const onEdit = use(SaveTargetContext)?.onEdit;
  const { values } = content;
  useEffect(() => {
    const pixels = pictureSize(size);
    if (pixels === undefined) return;
    onEdit?.({ type: type.id, values: valuesFor(type, values), look: { design, size: pixels } });
  }, [onEdit, type, values, design, size]);
  // The values may come from the dashboard, from another form or from before a reload, where they weren't completed.
  const onArrive = useEffectEvent(() => void (!saved && content.complete()));
  useEffect(() => onArrive(), []);
  const savedId = saved?.id;
  useEffect(() => () => void (savedId && userDrafts.delete(savedId)), [savedId]);
  return (
    <div className={styles.card}>
      <Generator
        content={content}
        editor={editor}
        exporter={exporter}
        allFields
        changeable={shownChangeable}
      />
    </div>
  );
}
