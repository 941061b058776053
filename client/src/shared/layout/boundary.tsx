import { Component, type ReactNode } from 'react';
import { ChunkError } from '#shared/loading/load-chunk.ts';

/** What broke, and the way to try it again. */
export interface Breakdown {
  readonly error: unknown;
  retry(): void;
}

interface BoundaryProps {
  /** What is shown in place of what broke. */
  fallback(breakdown: Breakdown): ReactNode;
  /** When it changes, what broke is tried again. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly broken: { readonly error: unknown } | null;
}

/**
 * Keeps what breaks while drawing, a chunk that didn't load included, from taking the rest of the page with it. React
 * writes the error to the console.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: { error } };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (this.state.broken && resetKey !== this.props.resetKey) this.retry();
  }

  override componentWillUnmount() {
    this.forget();
  }

  readonly retry = () => {
    this.forget();
    this.setState({ broken: null });
  };

  /** Whoever comes back to what didn't load finds it being loaded, not failed. */
  private forget() {
    const error = this.state.broken?.error;
    if (error instanceof ChunkError) error.again();
  }

  override render() {
    const { broken } = this.state;
    return broken ? this.props.fallback({ error: broken.error, retry: this.retry }) : this.props.children;
  }
}
