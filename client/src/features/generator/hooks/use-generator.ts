import { type ContentType, toPayload, type Values } from '@canary/qr/content/content-type';
import { useMemo, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';

/** What Save and Download say when the data is not valid (specification §8). */
const INVALID = 'Please enter valid data.';

type Drafts = Readonly<Record<string, Values>>;

/** Where what is typed outlives the page. */
interface Memory {
  read(): Drafts;
  keep(type: string, values: Values): void;
}

/** The generator's content: which type is chosen, what was typed for each, and what is wrong with it. */
export function useGenerator(initial: ContentType, memory?: Memory) {
  const { number } = useNumbers();
  const [type, setType] = useState(initial);
  const [drafts, setDrafts] = useState<Drafts>(() => memory?.read() ?? {});
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [alert, setAlert] = useState<string>();
  const [refused, setRefused] = useState<{ name: string; length: number }>();

  const values = drafts[type.id] ?? type.empty;
  const outcome = useMemo(() => toPayload(type, values), [type, values]);

  return {
    type,
    /** What was typed, by the id of its type. */
    drafts,
    values,
    outcome,
    alert,
    /** A field's message, once the person has left the field or has tried to save. */
    errorOf: (name: string) =>
      refused?.name === name
        ? `That is ${number(refused.length)} characters, and no QR code holds more than ${number(7089)}. Nothing was put in.`
        : outcome.ok || !visited.has(`${type.id}.${name}`)
          ? undefined
          : outcome.errors[name],
    choose(next: ContentType) {
      // Other types have fields of the same name, in which nothing was refused.
      setRefused(undefined);
      setType(next);
    },
    /** Goes on with what was typed before the page was loaded anew. */
    restore: setDrafts,
    change(name: string, value: string) {
      setRefused(undefined);
      const next = { ...values, [name]: value };
      setDrafts((before) => ({ ...before, [type.id]: next }));
      memory?.keep(type.id, next);
    },
    leave(name: string) {
      if (values[name] !== '') setVisited((before) => new Set(before).add(`${type.id}.${name}`));
    },
    /** Says that so many characters were not put into a field. Stable, so that listeners may hold it. */
    refuse: setRefused,
    /** Takes the complaint back. */
    calm: () => setAlert(undefined),
    /** Shows every message there is. Returns the name of the field to mend first. */
    complain(): string | undefined {
      setVisited((before) => new Set([...before, ...type.fields.map((field) => `${type.id}.${field.name}`)]));
      setAlert(INVALID);
      const wrong = outcome.ok ? undefined : type.fields.find((field) => outcome.errors[field.name]);
      return (wrong ?? type.fields[0])?.name;
    },
  };
}
