import type { CarriedLogo, ComposedCode } from '@canary/qr/compose';
import type { Design, DesignLogo } from '@canary/qr/design/design';
import { drawAtOnce } from '@canary/rendering/core/draw-code';
import type { CodeToDraw } from '@canary/rendering/core/requests';
import { RenderingError } from '@canary/rendering/core/worker-pool';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import type { Feature } from '#gql/graphql.ts';
import { sessionStore } from '#session/session.ts';
import type { ImageAnswer } from '#shared/images/image-file-error.ts';
import { fakeRendering } from '#testing/fake-rendering.ts';
import { fakeInstantWorkers } from '#testing/fake-worker.ts';
import { useDesign } from '../use-design.ts';
import { LogoSection } from './logo-section.tsx';

const payload = 'https://canary.example';
const image = 'data:image/png;base64,AAAA';
const photo = new File(['pixels'], 'photo.png', { type: 'image/png' });

/** How the code carries the logo; undefined if the code can't be drawn. */
let carriedLogo: CarriedLogo | undefined;

const carried: CarriedLogo = {
  area: 0.15,
  middle: { x: 0.5, y: 0.5 },
  damaged: 0,
  correctable: 10,
  extraVersions: 0,
};

async function draw(request: CodeToDraw): Promise<ComposedCode> {
  if (!carriedLogo) throw new RenderingError('Drawing or grading failed.');
  const code = drawAtOnce({ ...request, design: { ...request.design, logo: null } }, undefined);
  const area = Math.min(carriedLogo.area, request.design.logo?.area ?? 0);
  return { ...code, logo: { ...carriedLogo, area } };
}

interface PageProps {
  readonly content: string | undefined;
  onDesign(design: Design): void;
}

function Page({ content, onDesign }: PageProps) {
  const { design, change, undo } = useDesign();
  useEffect(() => onDesign(design), [design, onDesign]);
  return (
    <>
      <LogoSection design={design} change={change} payload={content} />
      <button type="button" onClick={undo}>
        Undo
      </button>
    </>
  );
}

interface OpenOptions {
  readonly content?: string | null;
  /** How the code carries the logo; null for a worker that fails. */
  readonly logo?: CarriedLogo | null;
  readonly unlocks?: readonly Feature[];
  /** Width of the uploaded image divided by its height. */
  readonly ratio?: number;
}

function open({ content = payload, logo = carried, unlocks = ['LOGO'], ratio = 2 }: OpenOptions = {}) {
  fakeInstantWorkers<ImageAnswer>({ image, ratio });
  fakeRendering({ draw });
  carriedLogo = logo ?? undefined;
  sessionStore.set({ status: 'logged-in', userId: '1', unlocks });
  const onDesign = vi.fn<(design: Design) => void>();
  render(<Page content={content ?? undefined} onDesign={onDesign} />);
  return {
    user: userEvent.setup(),
    logo: (): DesignLogo | null | undefined => onDesign.mock.lastCall?.[0].logo,
  };
}

const radio = (name: RegExp | string) => screen.getByRole('radio', { name });
const slider = (name: string) => screen.getByRole('slider', { name });

test('Starts with the canary in the corner, which has no other settings', async () => {
  const { user, logo } = open();
  expect(radio('Canary in the corner')).toBeChecked();
  expect(screen.queryByRole('slider')).toBeNull();
  await user.click(radio('No logo'));
  expect(logo()).toBeNull();
  await user.click(radio('Canary'));
  expect(logo()).toMatchObject({ source: { kind: 'canary' }, position: { x: 0.5, y: 0.5 } });
});

test('Shows an icon in the colour of the code, and changes the icon and its colour', async () => {
  const { user, logo } = open();
  await user.click(radio('Icon'));
  expect(logo()?.source).toEqual({ kind: 'icon', name: 'link', colour: codeDefaults.colours.foreground });
  await user.click(radio('Coffee'));
  const colour = screen.getByRole('textbox', { name: /^Icon colour/ });
  await user.clear(colour);
  await user.type(colour, '#aa0000');
  expect(logo()?.source).toEqual({ kind: 'icon', name: 'coffee', colour: '#aa0000' });
});

test('Takes an own image, and changes nothing until there is one', async () => {
  const { user, logo } = open();
  const before = logo();
  await user.click(radio('Your image'));
  expect(logo()).toEqual(before);
  await user.upload(screen.getByLabelText('Logo image'), photo);
  expect(await screen.findByText('Logo image added.')).toBeVisible();
  expect(radio('Show all of it')).toBeChecked();
  expect(logo()?.source).toEqual({ kind: 'image', image, ratio: 2 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(logo()).toEqual(before);
});

test.each([
  [1, 0.15],
  [2, 0.15],
  [3.75, 0.081],
  [0.25, 0.076],
  [100, 0.02],
])(
  'An image %d times as wide as high starts in the middle, and no longer than a code carries',
  async (ratio, area) => {
    const { user, logo } = open({ ratio });
    await user.click(radio('Your image'));
    await user.upload(screen.getByLabelText('Logo image'), photo);
    await screen.findByText('Logo image added.');
    expect(logo()).toMatchObject({ position: { x: 0.5, y: 0.5 }, shape: 'square', hasPlate: true });
    expect(logo()?.area).toBeCloseTo(area, 3);
  },
);

test('Another image has its own size, unless the user chose one', async () => {
  const { user, logo } = open({ ratio: 3.75 });
  const upload = async (ratio: number) => {
    fakeInstantWorkers<ImageAnswer>({ image: `${image}${ratio}`, ratio });
    await user.upload(screen.getByLabelText('Logo image'), photo);
    await vi.waitFor(() => expect(logo()?.source).toMatchObject({ ratio }));
  };
  await user.click(radio('Your image'));
  await upload(3.75);
  await upload(1);
  expect(logo()?.area).toBe(0.15);
  fireEvent.change(slider('Logo size'), { target: { value: '5' } });
  await upload(3.75);
  await upload(1);
  expect(logo()?.area).toBe(0.05);
});

test('An image can be cropped to a square, and be shown whole again', async () => {
  const { user, logo } = open();
  await user.click(radio('Your image'));
  await user.upload(screen.getByLabelText('Logo image'), photo);
  await screen.findByText('Logo image added.');
  await user.click(radio('Crop it'));
  expect(logo()?.source).toMatchObject({ ratio: 2, crop: { x: 0.25, y: 0, width: 0.5, height: 1 } });
  await user.click(radio('Show all of it'));
  expect(logo()?.source).toEqual({ kind: 'image', image, ratio: 2 });
});

test('An upload is one step of the design, which Undo takes back', async () => {
  const { user, logo } = open();
  await user.click(radio('Icon'));
  await user.click(radio('Your image'));
  await user.upload(screen.getByLabelText('Logo image'), photo);
  await screen.findByText('Logo image added.');
  fakeInstantWorkers<ImageAnswer>({ image: `${image}BBBB`, ratio: 1 });
  await user.upload(screen.getByLabelText('Logo image'), photo);
  await vi.waitFor(() => expect(logo()?.source).toMatchObject({ image: `${image}BBBB` }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(logo()?.source).toMatchObject({ image });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(logo()?.source).toMatchObject({ kind: 'icon' });
});

test('Crops an image by dragging it and with the keyboard, as one step each', async () => {
  const { user, logo } = open();
  const crop = () => {
    const source = logo()?.source;
    return source?.kind === 'image' ? source.crop : undefined;
  };
  await user.click(radio('Your image'));
  await user.upload(screen.getByLabelText('Logo image'), photo);
  await screen.findByText('Logo image added.');
  expect(screen.queryByRole('slider', { name: 'Zoom' })).toBeNull();
  await user.click(radio('Crop it'));
  const stage = screen.getByTitle('Drag to move the image');
  expect(crop()).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(screen.queryByRole('slider', { name: 'Part from top to bottom' })).toBeNull();

  stage.setPointerCapture = () => undefined;
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  fireEvent.pointerDown(stage, { button: 0, clientX: 50, clientY: 50 });
  fireEvent.pointerMove(stage, { clientX: 60, clientY: 50 });
  fireEvent.pointerMove(stage, { clientX: 70, clientY: 50 });
  fireEvent.lostPointerCapture(stage);
  fireEvent.pointerMove(stage, { clientX: 90, clientY: 50 });
  expect(crop()).toEqual({ x: 0.15, y: 0, width: 0.5, height: 1 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(crop()).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });

  fireEvent.change(slider('Zoom'), { target: { value: '200' } });
  expect(crop()).toEqual({ x: 0.375, y: 0.25, width: 0.25, height: 0.5 });
  fireEvent.change(slider('Part from left to right'), { target: { value: '100' } });
  fireEvent.change(slider('Part from top to bottom'), { target: { value: '0' } });
  expect(crop()).toEqual({ x: 0.75, y: 0, width: 0.25, height: 0.5 });
});

test('Says why an image can’t be used, and keeps the logo', async () => {
  const { user, logo } = open();
  fakeInstantWorkers<ImageAnswer>({ problem: { kind: 'broken' } });
  const before = logo();
  await user.click(radio('Your image'));
  await user.upload(screen.getByLabelText('Logo image'), photo);
  expect(await screen.findByRole('alert')).toHaveTextContent('the file is damaged');
  expect(logo()).toEqual(before);
});

test('Names the price of an own image to users who have not unlocked it', async () => {
  const { user } = open({ unlocks: [] });
  await user.click(radio(/^Your image \d+ tokens$/));
  expect(screen.getByText(/^Try it here/)).toBeVisible();
});

test('Changes shape, size, padding, plate and position with the keyboard', async () => {
  const { user, logo } = open();
  await user.click(radio('Canary'));
  await user.click(radio('Circle'));
  await user.click(screen.getByRole('checkbox', { name: 'Plate behind the logo' }));
  await user.click(radio('Bottom right'));
  await user.click(screen.getByRole('checkbox', { name: 'Let the logo move for a better grade' }));
  expect(logo()).toMatchObject({
    shape: 'circle',
    hasPlate: false,
    position: { x: 0.8, y: 0.8 },
    mayMove: true,
  });
  expect(screen.queryByRole('slider', { name: 'From left to right' })).toBeNull();
  await user.click(radio('Elsewhere'));
  expect(slider('From left to right')).toHaveValue('80');
  expect(slider('Logo size')).toHaveAttribute('aria-valuetext', '15%');
  expect(slider('Padding')).toHaveAttribute('aria-valuetext', '1 module');
});

test.each<[string, Partial<CarriedLogo>, RegExp]>([
  ['no damage', {}, /^No error correction used: the code is made to show your logo\.$/],
  ['some damage', { damaged: 3, correctable: 13 }, /^3 of 13 correctable codewords used/],
  ['a larger code', { extraVersions: 2 }, /2 versions larger for the logo\.$/],
  ['no room for a logo', { area: 0 }, /can’t carry a logo/],
])('Reports %s', async (_name, change, text) => {
  const { user } = open({ logo: { ...carried, ...change } });
  await user.click(radio('Canary'));
  expect(await screen.findByText(text)).toBeVisible();
});

test('Offers the largest size that the code carries', async () => {
  const { user, logo } = open({ logo: { ...carried, area: 0.12 } });
  await user.click(radio('Canary'));
  expect(await screen.findByText(/at most 12%/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use 12%' }));
  expect(logo()?.area).toBe(0.12);
  expect(screen.queryByText(/at most 12%/)).toBeNull();
});

test('Asks for the content, without which there is no code', async () => {
  const { user } = open({ content: null });
  await user.click(radio('Canary'));
  expect(screen.getByText(/^Fill in your content/)).toBeVisible();
});

test('Says that the code could not be drawn', async () => {
  const { user } = open({ logo: null });
  await user.click(radio('Canary'));
  expect(await screen.findByText(/could not be drawn/)).toBeVisible();
});
