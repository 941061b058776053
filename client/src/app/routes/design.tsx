import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { BusyButton, Button, CloseButton, IconButton } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { CheckboxField, SelectField, TextareaField, TextField } from '#shared/ui/field.tsx';
import { FilterBar, FilterSelect } from '#shared/ui/filter-bar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { DotsMenu, MenuItem, MenuSeparator } from '#shared/ui/menu.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx';
import { Toasts } from '#shared/ui/toasts.tsx';
import styles from './design.module.css';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['info', 'good', 'warning', 'error'] as const;
const badgeTones = ['neutral', 'good', 'warning', 'error'] as const;
const names = ['Ada', 'Björn', 'Chen', 'Dilnoza', 'Emeka', 'Fatima', 'Grace', '李', 'Olu', 'Zoë'];
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const colours = [
  ['--action', '--on-action', 'The main action of a view'],
  ['--accent', '--on-accent', 'Checked and pressed elements'],
  ['--selected', '--text', 'Selected and current elements'],
  ['--hover', '--text', 'Below the pointer'],
  ['--highlight', '--text', 'Search hits'],
  ['--info-soft', '--text', 'Notes'],
  ['--good-soft', '--good', 'Success'],
  ['--warn-soft', '--text', 'Warnings'],
  ['--error-soft', '--error', 'Errors'],
  ['--ink', '--text-on-ink', 'Bars and footers'],
  ['--paper', '--text', 'The page'],
  ['--card', '--text-muted', 'Cards, with muted text'],
] as const;

/** Every shared component in its states. A page of the development server only. */
export default function Design() {
  const [text, setText] = useState('https://canary.example');
  const [value, setValue] = useState('a');
  const [isOn, setIsOn] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const [toasts, setToasts] = useState<readonly { id: string; text: string }[]>([]);
  return (
    <main id="content" className={styles.page}>
      <h1>Design</h1>
      <p>
        Controls are 36 pixels high with a mouse and 44 with a finger. Yellow is the main action of a view,
        and nothing else. Colours, sizes and radii are in <code>client/src/styles/tokens.css</code>, classes
        that components share in <code>common.css</code>.
      </p>
      <ThemeSwitch />
      <Part title="Colours by their roles">
        {colours.map(([background, color, use]) => (
          <p
            key={background}
            className={styles.swatch}
            style={{ background: `var(${background})`, color: `var(${color})` }}
          >
            <strong>{background}</strong> {use}
          </p>
        ))}
      </Part>
      <Part title="Button">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <BusyButton busy working="Saving…">
          Save
        </BusyButton>
        <IconButton icon="pencil" label="Edit" />
        <CloseButton />
      </Part>
      <Part title="Fields">
        <TextField label="Empty" value="" placeholder="https://" onChange={setText} />
        <TextField label="Filled" required value={text} hint="A hint." onChange={setText} />
        <TextField label="Wrong" required value="canary" error="Enter a web address." onChange={setText} />
        <PasswordField label="Password" value={text} onChange={setText} />
        <SelectField label="Choice" value={value} options={options} onChange={setValue} />
        <TextareaField label="Several lines" value={text} onChange={setText} />
        <CheckboxField label="Checkbox" checked={isOn} onChange={setIsOn} />
        <CheckboxField label="Disabled" checked disabled onChange={setIsOn} />
        <Switch
          label="Switch"
          describedBy="switch-hint"
          isOn={isOn}
          busy={false}
          onToggle={() => setIsOn(!isOn)}
        />
        <p id="switch-hint">A switch applies at once.</p>
      </Part>
      <Part title="Classes of common.css">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="chip"
            aria-pressed={option.value === value}
            onClick={() => setValue(option.value)}
          >
            chip
          </button>
        ))}
        {(['label', 'muted', 'fine', 'lead'] as const).map((name) => (
          <p key={name} className={name}>
            {name}
          </p>
        ))}
        <Link className="link" to={paths.landing}>
          link <Icon name="arrow-right" />
        </Link>
        <p className={`card ${styles.swatch}`}>card</p>
        <p className="ink panel">ink panel</p>
        <p className="ink dotted panel">ink dotted panel</p>
      </Part>
      <Part title="Disclosure">
        <Disclosure title="A question">
          <p>Its answer.</p>
        </Disclosure>
      </Part>
      <Part title="FilterBar">
        <FilterBar label="Search" text={text} onText={setText}>
          <FilterSelect label="Choice" value={value} options={options} onChange={setValue} />
        </FilterBar>
      </Part>
      <Part title="Avatar">
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        {names.map((name) => (
          <Avatar key={name} name={name} size="large" />
        ))}
        <Avatar name={undefined} />
      </Part>
      <Part title="Badge">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge icon="lock">5 tokens</Badge>
      </Part>
      <Part title="Note: a line within the page">
        {tones.map((tone) => (
          <Note key={tone} tone={tone} actions={<Button look="quiet">Action</Button>}>
            What the {tone} is about.
          </Note>
        ))}
        <Note onClose={() => setIsOn(false)}>A note that can be closed.</Note>
      </Part>
      <Part title="StatusMessage: the result of an action">
        <StatusMessage done="Saved." />
        <StatusMessage failure="The server could not be reached. Try again." />
      </Part>
      <Part title="MessageBox: in place of content">
        <MessageBox icon="qr-code" title="No codes yet">
          <p>Codes that you save are listed here.</p>
          <Button>Create a code</Button>
        </MessageBox>
      </Part>
      <Part title="Menu, Modal, Toasts">
        <DotsMenu of="the example" tabIndex={0} onClose={() => {}}>
          <MenuItem icon="pencil" keys="E" onSelect={() => setIsOpen(true)}>
            Edit
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon="trash-2" disabled onSelect={() => setIsOpen(true)}>
            Delete
          </MenuItem>
        </DotsMenu>
        <Modal
          title="A dialog"
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={<Button look="quiet">Open a dialog</Button>}
        >
          <p>A question, and the answers as buttons.</p>
          <Button onClick={() => setIsOpen(false)}>Do it</Button>
        </Modal>
        <Button look="quiet" onClick={() => setToasts([{ id: 'saved', text: 'Saved' }])}>
          Show a message
        </Button>
      </Part>
      <Toasts
        toasts={toasts.map((toast) => ({ ...toast, icon: 'check', undo: () => setToasts([]) }))}
        undoOtherwise="Press Ctrl+Z."
        onDismiss={() => setToasts([])}
      />
    </main>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.items}>{children}</div>
    </section>
  );
}
