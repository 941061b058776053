import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './states.module.css';

interface NothingFoundProps {
  /** Whether all codes are there to be searched. */
  readonly isComplete: boolean;
  onWiden(): void;
}

/** In place of the list where no code is what is looked for. */
export function NothingFound({ isComplete, onWiden }: NothingFoundProps) {
  return (
    <div className={styles.state}>
      <Icon name="search" size={40} />
      <h2>{isComplete ? 'No code is like that' : 'None so far'}</h2>
      <p>
        {isComplete
          ? 'Search and filters leave none of your saved codes.'
          : 'The rest of your history is on its way.'}
      </p>
      <Button look="secondary" onClick={onWiden}>
        Show all codes
      </Button>
    </div>
  );
}
