import { Button } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';

interface NoMatchesProps {
  readonly isComplete: boolean;
  /** Whether the list shows a folder that has no codes at all. */
  readonly isEmptyFolder?: boolean;
  onClearFilter(): void;
}

export function NoMatches({ isComplete, isEmptyFolder = false, onClearFilter }: NoMatchesProps) {
  if (isComplete && isEmptyFolder)
    return (
      <MessageBox icon="folder" title="No codes in here yet">
        <p>Move codes here from their menu, or drag them onto the folder.</p>
        <Button look="secondary" onClick={onClearFilter}>
          Show all codes
        </Button>
      </MessageBox>
    );
  return (
    <MessageBox icon="search" title={isComplete ? 'No matching codes' : 'No matching codes yet'}>
      <p>
        {isComplete
          ? 'None of your codes match the search and filters.'
          : 'The rest of your codes is still loading.'}
      </p>
      <Button look="secondary" onClick={onClearFilter}>
        Show all codes
      </Button>
    </MessageBox>
  );
}
