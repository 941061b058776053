import type { CodesInPicture } from '@canary/rendering/browser/find-in-picture';
import type { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { type Camera, CameraError, hasLight, listCameras, openCamera, switchLight } from './camera.ts';
import { Marks } from './marks.tsx';
import styles from './scan.module.css';

interface CameraViewProps {
  readonly workers: RenderingWorkers;
  /** The number of each code by its text, as in the list. */
  readonly numbers: ReadonlyMap<string, number>;
  onCodes(texts: readonly string[]): void;
  /** Called when the camera can't be used any more. */
  onFailure(message: string): void;
  onStop(): void;
}

/** Longer side of the frames that are read, in pixels. */
const frameSide = 1280;
/** Time between a frame that was read and the next one, in milliseconds: at most five are read in a second. */
const restMs = 200;

/** The picture of a camera, whose codes are read and marked. A hidden page turns the camera off. */
export function CameraView({ workers, numbers, onCodes, onFailure, onStop }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState<string>();
  const [open, setOpen] = useState<{ track: MediaStreamTrack; cameras: readonly Camera[] }>();
  const [isLit, setLit] = useState(false);
  const [frame, setFrame] = useState<CodesInPicture>();
  const isVisible = useSyncExternalStore(
    watchVisibility,
    () => !document.hidden,
    () => false,
  );

  const onFrame = useEffectEvent((found: CodesInPicture) => {
    setFrame(found);
    if (found.codes.length > 0) onCodes(found.codes.map(({ text }) => text));
  });
  const fail = useEffectEvent((error: unknown) => onFailure(describeFailure(error)));
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const stream = await openCamera(wanted);
    const [track] = stream.getVideoTracks();
    const stop = () => {
      for (const each of stream.getTracks()) each.stop();
    };
    if (signal.aborted || !video.current || !track) return stop();
    signal.addEventListener('abort', stop);
    // The camera was unplugged, or its permission was taken back.
    track.addEventListener('ended', () => fail(new CameraError(lost)), { signal });
    const showCameras = async () => setOpen({ track, cameras: await listCameras() });
    navigator.mediaDevices.addEventListener('devicechange', showCameras, { signal });
    video.current.srcObject = stream;
    await video.current.play();
    await showCameras();
    await readFrames(video.current, workers, onFrame, signal);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice opens another camera
  useEffect(() => {
    if (!isVisible) return;
    const controller = new AbortController();
    run(controller.signal).catch((error) => controller.signal.aborted || fail(error));
    return () => {
      controller.abort();
      setFrame(undefined);
      setLit(false);
    };
  }, [isVisible, wanted]);

  const { track, cameras = [] } = open ?? {};
  return (
    <>
      <div className={styles.view}>
        <div className={styles.frame}>
          <video
            ref={video}
            className={styles.picture}
            playsInline
            muted
            aria-label="Picture of the camera"
          />
          {frame && <Marks found={frame} numbers={numbers} />}
        </div>
      </div>
      <div className="row">
        <Button look="quiet" onClick={onStop}>
          <Icon name="x" /> Turn off the camera
        </Button>
        {track && hasLight(track) && (
          <Button
            look="quiet"
            aria-pressed={isLit}
            onClick={() => void switchLight(track, !isLit).then(setLit)}
          >
            <Icon name="sun" /> Light
          </Button>
        )}
      </div>
      {cameras.length > 1 && (
        <SelectField
          label="Camera"
          value={track?.getSettings().deviceId ?? ''}
          options={cameras.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setWanted}
        />
      )}
    </>
  );
}

const lost = 'The camera was disconnected or is no longer allowed. Connect it and try again.';

function describeFailure(error: unknown): string {
  if (error instanceof CameraError) return error.message;
  return error instanceof Error && error.name === 'RenderingError'
    ? 'Part of the page could not be loaded. Check your connection, and try again.'
    : 'The picture of the camera can’t be read. Try again, or choose a picture of the code.';
}

function watchVisibility(watcher: () => void): () => void {
  document.addEventListener('visibilitychange', watcher);
  return () => document.removeEventListener('visibilitychange', watcher);
}

/** Reads frames one after another, with a rest between them, until the signal is aborted. */
async function readFrames(
  video: HTMLVideoElement,
  workers: RenderingWorkers,
  onFrame: (found: CodesInPicture) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const { videoWidth, videoHeight } = video;
    if (videoWidth > 0) {
      const scale = Math.min(1, frameSide / Math.max(videoWidth, videoHeight));
      const frame = await createImageBitmap(video, {
        resizeWidth: Math.round(videoWidth * scale),
        resizeHeight: Math.round(videoHeight * scale),
      });
      const found = await workers.run((renderer) => renderer.findInPicture(frame, signal), signal);
      if (signal.aborted) return;
      if (found) onFrame(found);
    }
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
}
