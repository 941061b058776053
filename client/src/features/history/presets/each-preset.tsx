import { useApolloClient } from '@apollo/client/react';
import type { Design } from '@canary/qr/design/design';
import { type ReactNode, useEffect } from 'react';
import { useStore } from '#shared/store/create-store.ts';
import { type UnlockedHistory, useKeyState } from '../key/keychain.ts';
import { presetStoreFor } from './preset-store.ts';

interface EachPresetProps {
  children(preset: { readonly id: string; readonly name: string; readonly design: Design }): ReactNode;
}

/** Renders its children for each preset that this version of the site can read; nothing while the history is locked. */
export function EachPreset({ children }: EachPresetProps) {
  const state = useKeyState();
  return state.status === 'unlocked' && <Loaded unlocked={state}>{children}</Loaded>;
}

function Loaded({ unlocked, children }: EachPresetProps & { readonly unlocked: UnlockedHistory }) {
  const store = presetStoreFor(useApolloClient(), unlocked);
  const { presets } = useStore(store);
  useEffect(() => {
    // After a failure, this list is empty. The section that saves presets shows the failure.
    store.load().catch(() => undefined);
  }, [store]);
  return presets.map(({ id, name, design }) => design && children({ id, name, design }));
}
