import { builder } from '../builder.ts';
import './root.ts';
import './account.ts';
import './board.ts';
import './board-event.ts';
import './board-events.ts';
import './board-presence.ts';
import './board-user.ts';
import './contact-message.ts';
import './date-time.ts';
import './email.ts';
import './feature.ts';
import './json.ts';
import './leaderboard.ts';
import './own-data.ts';
import './password.ts';
import './session.ts';
import './sign-in-provider.ts';
import './token-entry.ts';
import './unlock.ts';
import './task.ts';
import './user.ts';

/** The whole schema. */
export const schema = builder.toSchema();
