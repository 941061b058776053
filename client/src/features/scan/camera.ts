/** The camera can't be used. The message is for display. */
export class CameraError extends Error {
  override readonly name = 'CameraError';
}

declare global {
  /** Image capture of W3C, which the DOM's types lack: https://w3c.github.io/mediacapture-image/#torch */
  interface MediaTrackCapabilities {
    readonly torch?: boolean;
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
}

/** A camera of the device. */
export interface Camera {
  readonly id: string;
  readonly name: string;
}

const remedy = 'Or choose a picture of the code.';

/** The messages by the error's name: https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia */
const messages: Readonly<Record<string, string>> = {
  NotAllowedError: `The camera isn’t allowed. Allow it for this site in your browser’s address bar or settings, and try again. ${remedy}`,
  NotFoundError: `This device has no camera. Connect one and try again. ${remedy}`,
  NotReadableError: `The camera can’t be used: another program may be using it. Close that program, and try again. ${remedy}`,
};

/**
 * Opens a camera: the one with the id, or the one on the back of a phone. Stop its tracks after use.
 *
 * @throws {CameraError}
 */
export async function openCamera(id: string | undefined): Promise<MediaStream> {
  // Browsers have no cameras for pages without https, except for a page of this computer.
  if (!window.isSecureContext)
    throw new CameraError(`Browsers allow the camera only over a secure connection (https://). ${remedy}`);
  if (!navigator.mediaDevices?.getUserMedia)
    throw new CameraError(`This browser can’t use a camera. ${remedy}`);
  const choice = id === undefined ? { facingMode: 'environment' } : { deviceId: { exact: id } };
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { ...choice, width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
  } catch (error) {
    throw describe(error);
  }
}

function describe(cause: unknown): CameraError {
  const name = cause instanceof Error ? cause.name : '';
  const same: Readonly<Record<string, string>> = {
    SecurityError: 'NotAllowedError',
    OverconstrainedError: 'NotFoundError',
  };
  const message = messages[same[name] ?? name] ?? messages['NotReadableError'];
  return new CameraError(message, { cause });
}

/** Lists the cameras. Their names are known while one of them is open. */
export async function listCameras(): Promise<readonly Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }, index) => ({ id: deviceId, name: label || `Camera ${index + 1}` }));
}

/** Whether a camera has a light that can stay on. */
export function hasLight(track: MediaStreamTrack): boolean {
  // Firefox has no capabilities.
  return track.getCapabilities?.().torch === true;
}

/** Turns the light of a camera on or off. Returns whether it is on. */
export async function switchLight(track: MediaStreamTrack, isOn: boolean): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [{ torch: isOn }] });
    return isOn;
  } catch {
    return !isOn;
  }
}
