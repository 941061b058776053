import { sepa } from '@canary/qr/content/sepa';
import type { Design } from '@canary/qr/design/design';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import type { Feature } from '#gql/graphql.ts';
import { sessionStore } from '#session/session.ts';
import type { ImageAnswer } from '#shared/images/image-file-error.ts';
import { fakeInstantWorkers } from '#testing/fake-worker.ts';
import { useDesign } from '../use-design.ts';
import type { StudioSection } from './section.ts';
import Studio, { type StudioProps } from './studio.tsx';

const { foreground, background } = codeDefaults.colours;

interface PageProps extends Pick<StudioProps, 'fixed'> {
  readonly section: StudioSection;
  onDesign(design: Design): void;
}

function Page({ section, fixed, onDesign }: PageProps) {
  const editor = useDesign();
  const { showSection } = editor;
  useEffect(() => showSection(section), [section, showSection]);
  useEffect(() => onDesign(editor.design), [editor.design, onDesign]);
  return (
    <Studio
      editor={editor}
      fixed={fixed}
      payload={undefined}
      getPayload={() => 'https://example.com'}
      start={() => undefined}
    />
  );
}

/** Opens the studio for a user who has unlocked some features; all of them by default. */
function open(
  section: StudioSection,
  unlocks: readonly Feature[] = ['LOGO', 'GRADIENTS', 'BACKGROUND'],
  fixed?: StudioProps['fixed'],
) {
  sessionStore.set({ status: 'logged-in', userId: '1', unlocks });
  const onDesign = vi.fn<(design: Design) => void>();
  render(<Page section={section} fixed={fixed} onDesign={onDesign} />);
  const design = () => {
    const [last] = onDesign.mock.lastCall ?? [];
    if (!last) throw new Error('The studio has not rendered.');
    return last;
  };
  return { user: userEvent.setup(), design };
}

const radio = (name: RegExp | string) => screen.getByRole('radio', { name });
const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('Has a tab for each section, and arrow keys move between them', async () => {
  const { user } = open('colour');
  screen.getByRole('tab', { name: 'Colour' }).focus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Size & correction' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText(/^PNG size/)).toBeVisible();
});

test('Shows what the standard of the content fixes, and why it can’t be changed', async () => {
  const { design } = open('size', [], sepa.fixed);
  const level = await screen.findByLabelText(/^Error correction/);
  expect(level).toBeDisabled();
  expect(level).toHaveDisplayValue(/^Medium/);
  expect(level).toHaveAccessibleDescription(/EPC069-12/);
  expect(screen.getByLabelText(/^Quiet zone/)).toBeEnabled();
  expect(screen.getByLabelText(/^Smallest version/)).toHaveAttribute('max', '13');
  expect(design().level).toBe('auto');
});

test('Undo and redo take changes back and repeat them, and say which', async () => {
  const { user, design } = open('colour');
  const before = design();
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(/^Letterpress/));
  const after = design();
  expect(after).not.toEqual(before);
  await user.click(button('Undo'));
  expect(design()).toEqual(before);
  expect(screen.getByText('Undone: Design ‘Letterpress’.')).toHaveAttribute('role', 'status');
  await user.click(button('Redo'));
  expect(design()).toEqual(after);
  expect(screen.getByText('Redone: Design ‘Letterpress’.')).toBeInTheDocument();
});

test('Ctrl+Z takes back the last change, unless the focus is in a text field', async () => {
  const { user, design } = open('colour');
  const before = design();
  await user.click(button(/^Letterpress/));
  await user.click(screen.getByRole('textbox', { name: /^Code colour/ }));
  await user.keyboard('{Control>}z{/Control}');
  expect(design()).not.toEqual(before);
  button(/^Letterpress/).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(design()).toEqual(before);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(design()).not.toEqual(before);
});

test('Reset restores the first design, and can be taken back', async () => {
  const { user, design } = open('colour');
  const before = design();
  await user.click(button(/^Letterpress/));
  const changed = design();
  await user.click(button('Reset'));
  expect(design()).toEqual(before);
  await user.click(button('Undo'));
  expect(design()).toEqual(changed);
});

test('Colours the code and its background, and warns about colours that don’t scan', async () => {
  const { user, design } = open('colour');
  const lightOnDark = () => screen.queryByText(/^Light on dark/);
  const tooSimilar = () => screen.queryByText(/^These colours are too similar/);
  expect(lightOnDark()).toBeNull();
  expect(tooSimilar()).toBeNull();
  const choose = async (name: RegExp, colour: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, colour);
  };
  await choose(/^Code colour/, '#ffffff');
  expect(design().finders.centre.fill).toEqual({ kind: 'solid', colour: '#ffffff' });
  expect(tooSimilar()).toBeVisible();
  await choose(/^Background colour/, '#1b1b1b');
  expect(design().background).toEqual({ kind: 'solid', colour: '#1b1b1b' });
  expect(tooSimilar()).toBeNull();
  expect(lightOnDark()).toBeVisible();
});

describe('The text field of a colour', () => {
  const field = () => screen.getByRole('textbox', { name: /^Code colour/ });
  const error = () => screen.queryByText(/^Enter a colour name, like red/);

  // jsdom has no canvas. Like a browser's canvas, this fake ignores a style that isn't a colour.
  beforeEach(() => {
    const known = new Map([
      ['red', '#ff0000'],
      ['transparent', 'rgba(0, 0, 0, 0)'],
    ]);
    const context = {
      style: '#000000',
      get fillStyle() {
        return this.style;
      },
      set fillStyle(colour: string) {
        this.style = known.get(colour) ?? this.style;
      },
    };
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext() {
          return context;
        }
      },
    );
  });

  const typeColour = async (text: string, then: string) => {
    const page = open('colour');
    await page.user.clear(field());
    await page.user.type(field(), text + then);
    return page;
  };

  test.each(['{Tab}', '{Enter}'])(
    'understands a colour of CSS, and shows it in digits after %s',
    async (key) => {
      const { design } = await typeColour('red', key);
      expect(design().modules.fill).toEqual({ kind: 'solid', colour: '#ff0000' });
      expect(field()).toHaveValue('#ff0000');
      expect(error()).toBeNull();
    },
  );

  test.each(['redd', 'transparent'])('keeps %j and says what to enter instead', async (text) => {
    const { design } = await typeColour(text, '{Tab}');
    expect(field()).toHaveValue(text);
    expect(error()).toBeVisible();
    expect(field()).toBeInvalid();
    expect(design().modules.fill).toEqual({ kind: 'solid', colour: foreground });
  });

  test('shows a colour that is chosen elsewhere instead of a wrong one', async () => {
    await typeColour('redd', '{Tab}');
    fireEvent.change(screen.getByLabelText('Pick code colour'), { target: { value: '#00aaff' } });
    expect(field()).toHaveValue('#00aaff');
    expect(error()).toBeNull();
  });
});

test('Makes a gradient: adds, moves, colours, reverses and removes its colours', async () => {
  const { user, design } = open('colour');
  await user.click(radio('Linear gradient'));
  await user.click(button('Add a colour'));
  expect(screen.getAllByRole('slider', { name: /^Position of colour/ })).toHaveLength(3);
  const colour = screen.getByRole('textbox', { name: /^Colour 2 of 3/ });
  await user.clear(colour);
  await user.type(colour, '#aa0000');
  expect(design().modules.fill).toMatchObject({ kind: 'linear', stops: [{}, { colour: '#aa0000' }, {}] });
  await user.click(button('Reverse'));
  await user.click(button('Remove colour 2'));
  expect(design().modules.fill).toMatchObject({ stops: [{ at: 0 }, { at: 1, colour: foreground }] });
  expect(button('Remove colour 2')).toHaveAttribute('aria-disabled', 'true');
  await user.click(radio('Each module'));
  expect(design().finders.frame.fill).toMatchObject({ kind: 'linear', span: 'module' });
  await user.click(radio('Radial gradient'));
  expect(screen.queryByRole('slider', { name: 'Direction' })).toBeNull();
});

test('A press on a colour of a gradient chooses it without moving it', async () => {
  const { user, design } = open('colour');
  await user.click(radio('Linear gradient'));
  const before = design();
  fireEvent.pointerDown(screen.getByRole('slider', { name: 'Position of colour 2 of 2' }));
  expect(screen.getByRole('textbox', { name: /^Colour 2 of 2/ })).toBeVisible();
  expect(design()).toEqual(before);
});

test('Gives corners colours of their own, and takes them away again', async () => {
  const { user, design } = open('colour');
  const separate = screen.getByRole('checkbox', { name: /^Corners in colours of their own/ });
  await user.click(separate);
  const centre = screen.getByRole('textbox', { name: /^Corner centre colour/ });
  await user.clear(centre);
  await user.type(centre, '#ffffff');
  expect(design().finders.centre.fill).toEqual({ kind: 'solid', colour: '#ffffff' });
  expect(design().modules.fill).toEqual({ kind: 'solid', colour: foreground });
  await user.click(separate);
  expect(design().finders.centre.fill).toEqual({ kind: 'solid', colour: foreground });
});

test('Chooses the shapes of modules, corner frames and corner centres', async () => {
  const { user, design } = open('shape');
  const inGroup = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
  await user.click(inGroup('Modules', 'Dots'));
  await user.click(inGroup('Corner frames', 'Circle'));
  await user.click(inGroup('Corners to change', 'Top right'));
  await user.click(inGroup('Corner centres', 'Star'));
  expect(design()).toMatchObject({
    modules: { shape: 'dot' },
    finders: { frame: { shape: 'circle' }, centre: { shape: 'square' } },
    corners: { topRight: { frame: { shape: 'circle' }, centre: { shape: 'star' } } },
  });
  await user.keyboard('{ArrowLeft}');
  expect(inGroup('Corner centres', 'Cut')).toBeChecked();
});

test('Draws a picture for every shape', () => {
  open('shape');
  for (const { parentElement } of screen.getAllByRole('radio')) {
    const isTarget = parentElement?.closest('fieldset')?.textContent?.startsWith('Corners to change');
    expect(parentElement?.querySelector('svg path') !== null).toBe(!isTarget);
  }
});

test('Adds a frame with a text, and takes it away again', async () => {
  const { user, design } = open('frame');
  await user.click(radio('Pill below'));
  const text = screen.getByRole('textbox', { name: /^Frame text/ });
  await user.clear(text);
  await user.type(text, 'Menu 🐤');
  expect(design().frame).toMatchObject({ shape: 'pill-below', text: 'Menu 🐤', colour: foreground });
  expect(screen.getByText('No font on this device has 🐤, so the frame leaves that out.')).toBeVisible();
  await user.click(radio('Ticket'));
  expect(design().frame).toMatchObject({ shape: 'ticket', text: 'Menu 🐤' });
  await user.click(radio('No frame'));
  expect(design().frame).toBeNull();
});

test('Gives the background a gradient or no colour at all', async () => {
  const { user, design } = open('background');
  await user.click(radio('Linear gradient'));
  expect(design().background).toMatchObject({ kind: 'linear', stops: [{ colour: background }, {}] });
  await user.click(radio('Transparent'));
  expect(design().background).toEqual({ kind: 'transparent', on: background });
  expect(screen.getByRole('textbox', { name: /^Colour that the code will lie on/ })).toBeVisible();
});

const photo = new File(['pixels'], 'photo.png', { type: 'image/png' });

test('Puts an image behind the code, under a veil', async () => {
  fakeInstantWorkers<ImageAnswer>({ image: 'data:image/png;base64,AAAA', ratio: 1 });
  const { user, design } = open('background');
  const before = design().background;
  await user.click(radio('Image'));
  expect(design().background).toEqual(before);
  await user.upload(screen.getByLabelText('Background image'), photo);
  expect(await screen.findByRole('slider', { name: 'Veil over the image' })).toHaveValue('60');
  expect(design().background).toEqual({
    kind: 'image',
    image: 'data:image/png;base64,AAAA',
    veil: { colour: background, opacity: 0.6 },
  });
});

test('Says why an image can’t be used, and changes nothing', async () => {
  fakeInstantWorkers<ImageAnswer>({ problem: { kind: 'too-many-pixels', width: 30_000, height: 30_000 } });
  const { user, design } = open('background');
  const before = design();
  await user.click(radio('Image'));
  await user.upload(screen.getByLabelText('Background image'), photo);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This image has too many pixels. It is 30000 × 30000; choose one of at most 50 megapixels',
  );
  Object.defineProperty(photo, 'size', { value: 21 * 1024 * 1024 });
  await user.upload(screen.getByLabelText('Background image'), photo);
  expect(await screen.findByText(/^This file is too large. Choose one of at most 20 MB./)).toBeVisible();
  expect(design()).toEqual(before);
});

test('A locked feature shows its price and can be tried', async () => {
  const { user, design } = open('colour', []);
  await user.click(radio('Linear gradient 2 tokens'));
  expect(design().modules.fill.kind).toBe('linear');
});

test('An unlocked feature has no price', () => {
  open('colour', ['GRADIENTS']);
  expect(radio('Linear gradient')).toBeEnabled();
});

test('Removes the canary and puts it back', async () => {
  const { user, design } = open('logo');
  expect(radio('Canary in the corner')).toBeChecked();
  await user.click(radio('No logo'));
  expect(design().logo).toBeNull();
  await user.click(radio('Canary in the corner'));
  expect(design().logo?.source.kind).toBe('canary');
});

test('Sets size, correction, quiet zone, smallest version and mask', async () => {
  const { user, design } = open('size');
  expect(screen.getByLabelText('Error correction')).toHaveValue('auto');
  await user.selectOptions(screen.getByLabelText('Error correction'), 'Q');
  await user.click(screen.getByText('Advanced'));
  await user.selectOptions(screen.getByLabelText('Mask'), '3');
  expect(design()).toMatchObject({ level: 'Q', mask: 3 });
  expect(screen.getByRole('slider', { name: 'Quiet zone' })).toHaveAttribute('aria-valuetext', '4 modules');
  expect(screen.getByRole('slider', { name: 'Smallest version' })).toHaveAttribute(
    'aria-valuetext',
    '1: 21 × 21 modules',
  );
  const size = screen.getByLabelText(/^PNG size/);
  await user.clear(size);
  expect(screen.getByText('Choose a whole number from 256 to 8,192.')).toBeVisible();
  await user.click(button('512 pixels'));
  expect(size).toHaveValue('512');
});
