import { lexicographicSortSchema, printSchema } from 'graphql';
import { builder } from '../builder.ts';
import './root.ts';
import './activity.ts';
import './api-key.ts';
import './board.ts';
import './board-event.ts';
import './board-import.ts';
import './board-member.ts';
import './board-presence.ts';
import './board-user.ts';
import './card-text.ts';
import './checklist.ts';
import './column.ts';
import './contact-message.ts';
import './deleted-task.ts';
import './dynamic-code.ts';
import './email.ts';
import './feature.ts';
import './history.ts';
import './history-record.ts';
import './leaderboard.ts';
import './ledger.ts';
import './login.ts';
import './my-card.ts';
import './my-data.ts';
import './notice.ts';
import './own-board.ts';
import './password.ts';
import './search.ts';
import './session.ts';
import './task.ts';
import './user.ts';

/** The whole schema. */
export const schema = builder.toSchema();

for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const { authScopes } = Object(field.extensions['pothosOptions']);
    // Every API key could use such a field.
    if (!authScopes) throw new Error(`${type?.name}.${field.name} doesn't declare who may use it.`);
    field.description = [field.description, describeKeyAccess(authScopes)].filter(Boolean).join(' ');
  }
}

/** The schema as SDL, sorted, so that it doesn't depend on the order of the imports. */
export function printSortedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** Says which access an API key needs for a field; null for a field that no API key may use. */
function describeKeyAccess({ boards, ownBoards, allBoards, dynamicCodes }: Record<string, string>) {
  const access = boards ?? ownBoards ?? allBoards ?? dynamicCodes;
  if (!access) return null;
  const area = dynamicCodes ? 'dynamic codes' : allBoards ? 'all boards' : 'boards';
  return `API keys need ${access === 'READ' ? 'read' : 'write'} access to ${area}.`;
}
