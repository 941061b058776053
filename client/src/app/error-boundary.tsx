import { Component, type ReactNode } from 'react';
import { Message } from '#components/layout/message.tsx';
import { Button } from '#components/ui/button.tsx';

interface State {
  readonly failed: boolean;
}

/** The last net: whatever breaks while drawing shows this page instead of a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Message title="Something went wrong on this page">
        <p>Nothing that you typed was sent anywhere. Loading the page again usually helps.</p>
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
      </Message>
    );
  }
}
