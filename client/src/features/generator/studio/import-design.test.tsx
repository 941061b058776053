import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { writeDesignFile } from '@canary/qr/design/design-file';
import { plainDesign } from '@canary/qr/design/plain-design';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ImageAnswer } from '#shared/images/image-file-error.ts';
import { fakeInstantWorkers } from '#testing/fake-worker.ts';
import { ImportDesign } from './import-design.tsx';

const design = plainDesign(PRINT_SAFE);

async function open(text: string) {
  const onDesign = vi.fn<(design: Design) => void>();
  render(<ImportDesign onDesign={onDesign} />);
  // jsdom's files have no text().
  const file = Object.assign(new File([text], 'cafe.json', { type: 'application/json' }), {
    text: async () => text,
  });
  await userEvent.upload(screen.getByLabelText('Design file'), file);
  return onDesign;
}

test('Opens a design that was saved as a file', async () => {
  const onDesign = await open(writeDesignFile(design));
  expect(await screen.findByText('Design of cafe.json opened.')).toBeVisible();
  expect(onDesign).toHaveBeenCalledExactlyOnceWith(design);
});

const withImage: Design = {
  ...design,
  background: {
    kind: 'image',
    image: 'data:image/png;base64,iVBORw0KGgo=',
    veil: { colour: '#fefefe', opacity: 0.5 },
  },
};

test('Encodes the images of a file again, as uploaded ones', async () => {
  const image = 'data:image/png;base64,AAAA';
  fakeInstantWorkers<ImageAnswer>({ image, ratio: 1 });
  const onDesign = await open(writeDesignFile(withImage));
  expect(await screen.findByText('Design of cafe.json opened.')).toBeVisible();
  expect(onDesign).toHaveBeenCalledWith({ ...withImage, background: { ...withImage.background, image } });
});

test('Leaves out the images of a file that can’t be used, and says so', async () => {
  fakeInstantWorkers<ImageAnswer>({ problem: { kind: 'broken' } });
  const onDesign = await open(writeDesignFile(withImage));
  expect(await screen.findByText(/were left out/)).toBeVisible();
  expect(onDesign).toHaveBeenCalledWith({ ...design, background: { kind: 'solid', colour: '#fefefe' } });
});

test.each([
  ['garbage', 'hello', /isn’t a design file/],
  [
    'an SVG image',
    writeDesignFile(withImage).replace('data:image/png', 'data:image/svg+xml'),
    /An image in this file isn’t PNG, JPEG or WebP/,
  ],
  ['a damaged design', writeDesignFile({ ...design, quietZone: 99 }), /isn’t a design file/],
  [
    'a newer file',
    JSON.stringify({ format: 'canary-qr-design', version: 2, design: {} }),
    /from a newer version of the site/,
  ],
])('Rejects %s with a message, and changes nothing', async (_name, text, message) => {
  const onDesign = await open(text);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(onDesign).not.toHaveBeenCalled();
});
