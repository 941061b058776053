import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown in place of what broke. */
  readonly fallback: ReactNode;
  /** When it changes, what broke is tried again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/** Keeps what breaks while drawing, a chunk that didn't load included, from taking the rest of the page with it. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
