import { type ContentType, toPayload, type Values } from '@canary/qr/content/content-type';
import { useMemo, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';

/** The message of Save and Download if the input is invalid (specification §8). */
const INVALID = 'Please enter valid data.';

type Drafts = Readonly<Record<string, Values>>;

/** Stores the input while the user visits other pages. */
interface DraftStore {
  read(): Drafts;
  save(type: string, values: Values): void;
}

/** Holds the chosen content type, the input for each type, and its errors. */
export function useContent(initial: ContentType, store?: DraftStore) {
  const { number } = useNumbers();
  const [type, setType] = useState(initial);
  const [drafts, setDrafts] = useState<Drafts>(() => store?.read() ?? {});
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [alert, setAlert] = useState<string>();
  const [rejected, setRejected] = useState<{ name: string; length: number }>();

  const values = drafts[type.id] ?? type.empty;
  const result = useMemo(() => toPayload(type, values), [type, values]);

  return {
    type,
    /** Values by content type. */
    drafts,
    values,
    result,
    alert,
    /** Returns a field's error once the user has left the field or has tried to save. */
    errorOf: (name: string) =>
      rejected?.name === name
        ? `That is ${number(rejected.length)} characters, but a QR code holds at most ${number(7089)}. Nothing was inserted.`
        : result.ok || !visited.has(`${type.id}.${name}`)
          ? undefined
          : result.errors[name],
    choose(next: ContentType) {
      // Other types have fields with the same name.
      setRejected(undefined);
      setType(next);
    },
    /** Restores values after a reload. */
    restore: setDrafts,
    change(name: string, value: string) {
      setRejected(undefined);
      const next = { ...values, [name]: value };
      setDrafts((before) => ({ ...before, [type.id]: next }));
      store?.save(type.id, next);
    },
    leave(name: string) {
      if (values[name] !== '') setVisited((before) => new Set(before).add(`${type.id}.${name}`));
    },
    /** Reports a paste that was too long for any code. Stable, so that listeners can hold it. */
    reject: setRejected,
    clearAlert: () => setAlert(undefined),
    /** Shows all errors. Returns the name of the first invalid field. */
    showErrors(): string | undefined {
      setVisited((before) => new Set([...before, ...type.fields.map((field) => `${type.id}.${field.name}`)]));
      setAlert(INVALID);
      const invalid = result.ok ? undefined : type.fields.find((field) => result.errors[field.name]);
      return (invalid ?? type.fields[0])?.name;
    },
  };
}
