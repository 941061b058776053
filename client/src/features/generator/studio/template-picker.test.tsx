import { templates } from '@canary/qr/templates/templates';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { TemplatePicker } from './template-picker.tsx';

const strip = () => within(screen.getByRole('list', { name: 'Templates' }));

test('Shows a strip of templates, all of them in a gallery, and chooses one there', async () => {
  const onChange = vi.fn();
  const { user } = renderPage(<TemplatePicker onChange={onChange} />);
  expect(strip().getAllByRole('listitem')).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'All templates' }));
  const gallery = within(screen.getByRole('dialog', { name: 'Templates' }));
  expect(gallery.getAllByRole('listitem')).toHaveLength(templates.length);
  await user.selectOptions(gallery.getByRole('combobox', { name: 'Templates for' }), 'Wi-Fi and home');
  expect(gallery.getAllByRole('listitem').length).toBeLessThan(templates.length);
  await user.click(gallery.getByRole('button', { name: /^Guest Wi-Fi/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ label: 'Design ‘Guest Wi-Fi’' }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Shows the template that was used last first, from the next visit on', async () => {
  const first = () => strip().getAllByRole('listitem')[0];
  const { user } = renderPage(<TemplatePicker onChange={() => undefined} />);
  await user.click(strip().getByRole('button', { name: 'Letterpress' }));
  expect(first()).not.toHaveTextContent('Letterpress');
  cleanup();
  renderPage(<TemplatePicker onChange={() => undefined} />);
  expect(first()).toHaveTextContent('Letterpress Last used');
  expect(strip().getAllByRole('button', { name: /^Letterpress/ })).toHaveLength(1);
});
