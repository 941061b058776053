import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { useBoardUsers } from '../hooks/use-board-users.ts';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';

/** Everyone whom cards can be given to, to be renamed or removed. */
export function People() {
  const [open, setOpen] = useState(false);
  const users = useBoardUsers();
  return (
    <Modal
      title="People"
      open={open}
      onOpenChange={setOpen}
      careful
      trigger={
        <Button look="secondary">
          <Icon name="users-round" /> People
        </Button>
      }
    >
      {users.length === 0 ? (
        <p className={styles.empty}>Nobody yet. With “Add User” you add whom cards are given to.</p>
      ) : (
        <ul className={styles.people}>
          {users.map((user) => (
            <PersonRow key={user.id} user={user} />
          ))}
        </ul>
      )}
    </Modal>
  );
}
