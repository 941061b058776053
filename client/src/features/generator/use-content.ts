import { type CompletedField, completeValues } from '@canary/qr/content/complete-values';
import {
  type ContentType,
  type Field,
  fieldsFor,
  toPayload,
  type Values,
} from '@canary/qr/content/content-type';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { hugePasteError } from '#shared/forms/huge-pastes.ts';

type Drafts = Readonly<Record<string, Values>>;

/** Drafts of the input, kept while the user visits other pages. */
interface DraftStore {
  read(): Drafts;
  save(type: string, values: Values): void;
}

/** A paste that was too long for any code, or a value that the server refused, with its message. */
type Rejection = { readonly name: string } & (
  | { readonly length: number; readonly error?: undefined }
  | { readonly error: string }
);

/** Holds the chosen content type, the input for each type, and its errors. */
export function useContent(initial: ContentType, store?: DraftStore) {
  const numbers = useNumbers();
  const [type, setType] = useState(initial);
  const [drafts, setDrafts] = useState<Drafts>(() => store?.read() ?? {});
  /** The fields that the user has changed and not left since. */
  const [typing, setTyping] = useState<readonly string[]>([]);
  const [rejected, setRejected] = useState<Rejection>();
  /** The value that was completed last, until the field changes. After Undo, the value isn't completed again. */
  const [completion, setCompletion] = useState<CompletedField & { readonly isUndone: boolean }>();

  const [pasted, setPasted] = useState('');

  const values = drafts[type.id] ?? type.empty;
  const declined = completion?.isUndone ? completion.before[completion.name] : undefined;
  const result = useMemo(
    () => toPayload(type, completeValues(type, values, declined).values),
    [type, values, declined],
  );
  // The user may leave a field with a click that has completed its value already.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  const longest = longestField(type, values);

  /** Whether to show a field's error: not before the user has typed a value. */
  const isJudged = (name: string) => !typing.includes(name) && values[name] !== '';

  const put = (next: Values) => {
    setDrafts((before) => ({ ...before, [type.id]: next }));
    store?.save(type.id, next);
  };

  /** Shows the completed values in the fields; the payload has them already. Returns the values. */
  const complete = (): Values => {
    const { values: completed, field } = completeValues(type, latest.current, declined);
    if (field) {
      latest.current = completed;
      put(completed);
      setCompletion({ ...field, isUndone: false });
    }
    return completed;
  };

  return {
    type,
    /** Values by content type. */
    drafts,
    values,
    /** The payload, with completed values. */
    result,
    complete,
    /** The text that was pasted last into a field. */
    pasted,
    setPasted,
    /** The field whose value was completed last. */
    completed: completion?.isUndone === false ? completion : undefined,
    undoCompletion() {
      if (!completion) return;
      setCompletion({ ...completion, isUndone: true });
      setTyping((before) => [...before, completion.name]);
      put(completion.before);
    },
    /**
     * Returns a field's error, but not while the user types a value.
     *
     * @param isWanted whether the user has asked for a code; all errors are then shown
     */
    errorOf: (name: string, isWanted: boolean) => {
      if (rejected?.name === name) return rejected.error ?? hugePasteError(rejected.length, numbers);
      const error = result.ok ? undefined : result.errors[name];
      return isWanted || isJudged(name) ? error : undefined;
    },
    /** Returns why a field's valid value may not do what the user expects, but not while the user types it. */
    warningOf: ({ name, warn }: Field) => (isJudged(name) ? warn?.(values[name] ?? '', values) : undefined),
    /** Whether a field has input, or had input before the user changed the field. */
    isUsed: (name: string) => typing.includes(name) || !['', type.empty[name]].includes(values[name]),
    /** The field with the most text, which the user should shorten. */
    longest,
    choose(next: ContentType) {
      // Other types have fields with the same name.
      setRejected(undefined);
      setCompletion(undefined);
      setTyping([]);
      setType(next);
    },
    /** Restores values after a reload. */
    restore: setDrafts,
    change(name: string, value: string) {
      setRejected(undefined);
      setCompletion(undefined);
      // Other controls have no state in which a value is incomplete.
      if (isTyped(type, name)) setTyping((before) => [...before, name]);
      put({ ...values, [name]: value });
    },
    leave(name: string) {
      complete();
      setTyping((before) => before.filter((field) => field !== name));
    },
    /** Reports input that was not accepted. Stable, so that listeners can hold it. */
    reject: setRejected,
    /** The field to correct first. */
    firstInvalid:
      (result.ok ? undefined : type.fields.find(({ name }) => result.errors[name])?.name) ?? longest,
  };
}

const isTyped = ({ fields }: ContentType, name: string) =>
  fields.some((field) => field.name === name && !['select', 'checkbox'].includes(field.control));

/** Returns the name of the field with the most text. */
function longestField(type: ContentType, values: Values): string | undefined {
  const lengthOf = ({ name }: { name: string }) => values[name]?.length ?? 0;
  return fieldsFor(type, values).reduce((longest, field) =>
    lengthOf(field) > lengthOf(longest) ? field : longest,
  ).name;
}
