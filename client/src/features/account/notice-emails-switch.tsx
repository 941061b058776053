import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import { useSendNoticeEmails } from './operations.ts';

const NoticeEmailsSwitch_user = graphql(`
  fragment NoticeEmailsSwitch_user on User {
    id
    emailVerified
    noticeEmails
  }
`);

export function NoticeEmailsSwitch({
  user,
}: {
  readonly user: FragmentType<typeof NoticeEmailsSwitch_user>;
}) {
  const { id, emailVerified, noticeEmails } = readFragment(NoticeEmailsSwitch_user, user);
  const turn = useSendNoticeEmails(id);
  const { run, busy, failure } = useAction(() => turn(!noticeEmails));
  return (
    <>
      <Switch
        label="Email me about mentions and assigned cards"
        describedBy="notice-emails-hint"
        isOn={noticeEmails}
        busy={busy}
        onToggle={run}
      />
      <p id="notice-emails-hint" className="muted">
        Only notices that you haven’t read within 15 minutes, at most one email an hour.
        {!emailVerified && ' Starts when you confirm your address.'}
      </p>
      <StatusMessage failure={failure && `Your choice wasn’t saved. ${failure}`} />
    </>
  );
}
