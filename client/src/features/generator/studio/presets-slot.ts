import type { Design } from '@canary/qr/design/design';
import { type ComponentType, createContext, use } from 'react';

interface PresetsProps {
  /** The design in the generator. */
  readonly design: Design;
  onApply(design: Design, name: string): void;
}

/** The component that saves designs under a name, where there is a history to save them in. */
export const PresetsSlot = createContext<ComponentType<PresetsProps> | null>(null);

export function usePresetsSlot(): ComponentType<PresetsProps> | null {
  return use(PresetsSlot);
}
