import type { Design } from '@canary/qr/design/design';
import { type ComponentType, createContext, type ReactNode } from 'react';

interface PresetsProps {
  /** The design in the generator. */
  readonly design: Design;
  onApply(design: Design, name: string): void;
}

interface EachPresetProps {
  children(preset: { readonly id: string; readonly name: string; readonly design: Design }): ReactNode;
}

interface PresetsSlotValue {
  /** Saves designs under a name, and lists them. */
  readonly Presets: ComponentType<PresetsProps>;
  /** Renders its children for each preset; nothing while the history is locked. */
  readonly EachPreset: ComponentType<EachPresetProps>;
}

/** The user's own designs, where there is a history to save them in. */
export const PresetsSlot = createContext<PresetsSlotValue | null>(null);
