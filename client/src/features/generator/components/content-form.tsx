import { fieldsFor } from '@canary/qr/content/content-type';
import { Fragment } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import type { useGenerator } from '../hooks/use-generator.ts';
import { AddressOffer } from './address-offer.tsx';
import styles from './content-form.module.css';
import { FieldControl } from './field-control.tsx';

interface ContentFormProps {
  readonly generator: ReturnType<typeof useGenerator>;
  /** Whether to ask for everything that the type can hold, or for its short form. */
  readonly whole: boolean;
}

/** The form of the chosen content type. */
export function ContentForm({ generator, whole }: ContentFormProps) {
  const { type, values, alert } = generator;
  return (
    <div className={styles.form}>
      {fieldsFor(type, values)
        .filter((field) => whole || !field.extra)
        .map((field) => {
          const change = (value: string) => generator.change(field.name, value);
          return (
            <Fragment key={`${type.id}.${field.name}`}>
              <FieldControl
                field={field}
                value={values[field.name] ?? ''}
                error={generator.errorOf(field.name)}
                required={field.check('', values) !== undefined}
                onChange={change}
                onLeave={() => generator.leave(field.name)}
              />
              {field.control === 'url' && <AddressOffer field={field} values={values} onTake={change} />}
            </Fragment>
          );
        })}
      <p role="alert" className={styles.alert}>
        {alert && (
          <>
            <Icon name="circle-alert" size={18} /> {alert}
          </>
        )}
      </p>
    </div>
  );
}
