import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

test('The text is there before its formatting is loaded', async () => {
  const { container } = render(<Markdown text="**Milk**" people={[]} cards={new Map()} />);
  expect(container).toHaveTextContent('**Milk**');
  expect(await screen.findByText('Milk', { selector: 'strong' })).toBeInTheDocument();
});
