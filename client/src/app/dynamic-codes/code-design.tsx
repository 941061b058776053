import { dynamic } from '@canary/qr/content/dynamic';
import styles from '#features/dynamic-codes/manage/manage.module.css';
import type { ManagedCode } from '#features/dynamic-codes/manage/operations.ts';
import { SaveTargetContext } from '#features/generator/save-target-context.ts';
import { TypeGenerator } from '#features/generator/type-generator.tsx';
import { LinkedGenerator, useLinkedCode } from '#features/history/save/linked-code.tsx';

/** The studio of a dynamic code, with its files. */
export function CodeDesign({ code }: { readonly code: ManagedCode }) {
  const linked = useLinkedCode(code.id, code.payload);
  return (
    <section id="design" tabIndex={-1} className={styles.column} aria-labelledby="design-title">
      <h2 id="design-title">Design and files</h2>
      {linked.isLoading ? (
        <p role="status" className={styles.waiting}>
          Opening the design…
        </p>
      ) : (
        <LinkedGenerator linked={linked} renderHead={(state) => state && <p className="muted">{state}</p>}>
          {(target, edited) => (
            <SaveTargetContext value={target}>
              <TypeGenerator type={dynamic} saved={edited} />
            </SaveTargetContext>
          )}
        </LinkedGenerator>
      )}
    </section>
  );
}
