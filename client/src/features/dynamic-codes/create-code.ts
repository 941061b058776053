import { useMutation } from '@apollo/client/react';
import { z } from 'zod';
import { graphql } from '#gql/gql.ts';
import type { CreateDynamicCodeInput } from '#gql/graphql.ts';
import { declareInput } from '#shared/storage/input-store.ts';

const CreateDynamicCodeDocument = graphql(`
  mutation CreateDynamicCode($input: CreateDynamicCodeInput!) {
    createDynamicCode(input: $input) {
      id
      target
      payload
    }
  }
`);

const link = z.object({
  /** The input as JSON. */
  input: z.string(),
  changeId: z.string(),
  /** The id of the record of name and design. */
  recordId: z.string(),
  created: z.object({ id: z.string(), target: z.string(), payload: z.string() }).optional(),
});

/** A stored link, and the id of the record that its name and design get. */
export type CreatedLink = NonNullable<z.infer<typeof link>['created']> & { readonly recordId: string };

/** The link that was sent last. The same input gets the same idempotency key, so that a retry creates no second code. */
const lastLink = declareInput<z.infer<typeof link>>({
  key: 'account:left:last-link',
  survives: 'reload',
  schema: (stored) => link.safeParse(stored).data,
});

const newLink = (input: string): z.infer<typeof link> => ({
  input,
  changeId: crypto.randomUUID(),
  recordId: crypto.randomUUID(),
});

/** Creates dynamic codes. */
export function useCreateDynamicCode() {
  const [mutate] = useMutation(CreateDynamicCodeDocument);
  return {
    /** Creates a code, unless one with the same input was created since the last {@link forget}. */
    async create(values: Omit<CreateDynamicCodeInput, 'changeId'>): Promise<CreatedLink> {
      const input = JSON.stringify(values);
      const last = lastLink.takeStored() ?? lastLink.read();
      const sent = last?.input === input ? last : newLink(input);
      lastLink.set(sent);
      const { changeId, recordId } = sent;
      if (sent.created) return { ...sent.created, recordId };
      const { data } = await mutate({ variables: { input: { ...values, changeId } } });
      if (!data) throw new Error('The server sent no data.');
      const { id, target, payload } = data.createDynamicCode;
      const created = { id, target, payload };
      lastLink.set({ ...sent, created });
      return { ...created, recordId };
    },
    forget: () => lastLink.clear(),
  };
}
