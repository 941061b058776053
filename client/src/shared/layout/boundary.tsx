import { Component, type ReactNode } from 'react';
import { ChunkError } from '#shared/browser/load-chunk.ts';
import { reloadIfReachable } from '#shared/browser/new-version.ts';

interface BoundaryProps {
  /** Renders in place of the children after an error. */
  fallback(failed: { retry(): void }): ReactNode;
  /** A change of this value retries. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** An error boundary around a part of a page. React logs the error. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.retry();
  }

  readonly retry = () => {
    // Neither React.lazy nor some browsers load a failed chunk again.
    if (this.state.error instanceof ChunkError) void reloadIfReachable();
    else this.setState({ error: undefined, hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback({ retry: this.retry }) : this.props.children;
  }
}
