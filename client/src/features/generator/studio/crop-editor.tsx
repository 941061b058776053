import type { DesignLogo, ImageCrop } from '@canary/qr/design/design';
import { useRef } from 'react';
import styles from './crop-editor.module.css';
import { maxZoom, movedBy, withZoom, zoomOf } from './image-crop.ts';
import { Slider } from './slider.tsx';

interface CropEditorProps {
  /** Data URL. */
  readonly image: string;
  /** Width of the image divided by its height. */
  readonly ratio: number;
  /** The part that is shown. */
  readonly crop: ImageCrop;
  readonly shape: DesignLogo['shape'];
  onCrop(crop: ImageCrop): void;
}

/** Chooses the part of an image that fills the logo: by dragging the image, or by sliders with the keyboard. */
export function CropEditor({ image, ratio, crop, shape, onCrop }: CropEditorProps) {
  return (
    <div className={styles.editor}>
      <Stage image={image} crop={crop} shape={shape} onCrop={onCrop} />
      <div className={styles.sliders}>
        <Slider
          label="Zoom"
          min={100}
          max={maxZoom * 100}
          step={5}
          value={Math.round(zoomOf(crop) * 100)}
          format={(value) => `${value}%`}
          onChange={(value) => onCrop(withZoom(crop, ratio, value / 100))}
        />
        <PartSlider
          label="Part from left to right"
          start={crop.x}
          side={crop.width}
          onStart={(x) => onCrop({ ...crop, x })}
        />
        <PartSlider
          label="Part from top to bottom"
          start={crop.y}
          side={crop.height}
          onStart={(y) => onCrop({ ...crop, y })}
        />
      </div>
    </div>
  );
}

interface PartSliderProps {
  readonly label: string;
  /** Where the part starts, as a share of the image's side. */
  readonly start: number;
  readonly side: number;
  onStart(start: number): void;
}

/** Moves the part in one direction, if the image is longer than the part in that direction. */
function PartSlider({ label, start, side, onStart }: PartSliderProps) {
  const room = 1 - side;
  if (room < 0.005) return null;
  return (
    <Slider
      label={label}
      min={0}
      max={100}
      value={Math.round((start / room) * 100)}
      format={(value) => `${value}%`}
      onChange={(value) => onStart((value / 100) * room)}
    />
  );
}

interface StageProps {
  readonly image: string;
  readonly crop: ImageCrop;
  readonly shape: DesignLogo['shape'];
  onCrop(crop: ImageCrop): void;
}

/** The part of the image, which the user drags. The sliders beside it do the same with the keyboard. */
function Stage({ image, crop, shape, onCrop }: StageProps) {
  /** Where the pointer and the part were when the drag began; undefined while nothing is dragged. */
  const from = useRef<{ readonly x: number; readonly y: number; readonly crop: ImageCrop }>(undefined);
  const place = {
    width: `${100 / crop.width}%`,
    height: `${100 / crop.height}%`,
    left: `${(-100 * crop.x) / crop.width}%`,
    top: `${(-100 * crop.y) / crop.height}%`,
  };
  return (
    <div
      className={styles.stage}
      data-shape={shape}
      title="Drag to move the image"
      onPointerDown={({ button, currentTarget, pointerId, clientX: x, clientY: y }) => {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        from.current = { x, y, crop };
      }}
      onPointerMove={({ currentTarget, clientX, clientY }) => {
        if (!from.current) return;
        const { width: side } = currentTarget.getBoundingClientRect();
        const { x, y, crop: before } = from.current;
        onCrop(movedBy(before, { x: (x - clientX) / side, y: (y - clientY) / side }));
      }}
      onLostPointerCapture={() => {
        from.current = undefined;
      }}
    >
      <img className={styles.image} src={image} alt="" draggable={false} style={place} />
    </div>
  );
}
