import type { ContentType } from '@canary/qr/content/content-type';
import * as Tabs from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/note.tsx';
import tabs from '#shared/ui/tabs.module.css';
import type { Order } from '../export/order.ts';
import type { DesignEditor } from '../use-design.ts';
import { BackgroundSection } from './background-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { FrameSection } from './frame-section.tsx';
import { KeepDesign } from './keep-design.tsx';
import { LogoSection } from './logo-section.tsx';
import type { SectionProps, StudioSection } from './section.ts';
import { ShapeSection } from './shape-section.tsx';
import { ShuffleButton } from './shuffle-button.tsx';
import { SizeSection } from './size-section.tsx';
import styles from './studio.module.css';
import { TemplatePicker } from './template-picker.tsx';

export interface StudioProps {
  readonly editor: DesignEditor;
  /** What the standard of the content fixes. */
  readonly fixed: ContentType['fixed'];
  /** The content of the code; undefined while no content fits. */
  readonly payload: string | undefined;
  /** Returns the content of the code, if there is any. Stable, so that typing doesn’t render the studio. */
  getPayload(): string | undefined;
  /** Starts an export of the code. Stable, too. */
  start(order: Order): void;
}

interface Section {
  readonly id: StudioSection;
  readonly name: string;
  readonly icon: IconName;
  render(props: SectionProps, studio: StudioProps): ReactNode;
}

const sections: readonly Section[] = [
  { id: 'shape', name: 'Shape', icon: 'shapes', render: (props) => <ShapeSection {...props} /> },
  { id: 'colour', name: 'Colour', icon: 'palette', render: (props) => <ColourSection {...props} /> },
  {
    id: 'logo',
    name: 'Logo',
    icon: 'bird',
    render: (props, { payload, fixed }) =>
      fixed?.rules.overlay ? (
        <Note icon="info">{fixed.why}</Note>
      ) : (
        <LogoSection {...props} payload={payload} />
      ),
  },
  {
    id: 'background',
    name: 'Background',
    icon: 'image',
    render: (props) => <BackgroundSection {...props} />,
  },
  { id: 'frame', name: 'Frame', icon: 'frame', render: (props) => <FrameSection {...props} /> },
  {
    id: 'size',
    name: 'Size & correction',
    icon: 'ruler',
    render: (props, { editor, fixed }) => (
      <SizeSection {...props} size={editor.size} onSize={editor.setSize} fixed={fixed} />
    ),
  },
];

/** The controls for the look of a code, in sections. */
export default function Studio(props: StudioProps) {
  const { editor, getPayload, start } = props;
  const { design, change, section, showSection } = editor;
  return (
    <Tabs.Root
      className={styles.studio}
      value={section}
      onValueChange={(value) => {
        const chosen = sections.find(({ id }) => id === value);
        if (chosen) showSection(chosen.id);
      }}
    >
      <TemplatePicker onChange={change} />
      <Steps editor={editor} getPayload={getPayload} />
      <Tabs.List className={tabs.tabs} aria-label="Design sections">
        {sections.map(({ id, name, icon }) => (
          <Tabs.Trigger key={id} className={tabs.tab} value={id}>
            <Icon name={icon} size={16} /> {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {sections.map(({ id, render }) => (
        <Tabs.Content key={id} className={styles.content} value={id}>
          {render({ design, change }, props)}
        </Tabs.Content>
      ))}
      <KeepDesign editor={editor} start={start} />
    </Tabs.Root>
  );
}

/** Undo, redo, shuffle and reset. */
function Steps({ editor, getPayload }: Pick<StudioProps, 'editor' | 'getPayload'>) {
  const { undo, redo, reset, canUndo, canRedo, message } = editor;
  return (
    <div className={styles.steps}>
      <StepButton aria-label="Undo" title="Undo (Ctrl+Z)" aria-disabled={!canUndo} onClick={undo}>
        <Icon name="undo-2" size={18} />
      </StepButton>
      <StepButton aria-label="Redo" title="Redo (Ctrl+Shift+Z)" aria-disabled={!canRedo} onClick={redo}>
        <Icon name="redo-2" size={18} />
      </StepButton>
      <ShuffleButton editor={editor} getPayload={getPayload} />
      <StepButton onClick={reset}>
        <Icon name="rotate-ccw" size={16} /> Reset
      </StepButton>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}

function StepButton(props: ComponentProps<typeof Button>) {
  return <Button look="quiet" className={styles.step} {...props} />;
}
