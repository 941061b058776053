import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasLight, listCameras, openCamera, switchLight } from './camera.ts';

afterEach(() => vi.unstubAllGlobals());

/** Replaces the browser's cameras, which jsdom lacks. */
function stubCameras(devices: Partial<MediaDevices> | undefined, isSecure = true): void {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', { mediaDevices: devices });
}

const failWith = (name: string) => ({
  getUserMedia: () => Promise.reject(Object.assign(new Error('refused'), { name })),
});

describe('A camera that can’t be opened is explained:', () => {
  test.each([
    ['NotAllowedError', /isn’t allowed. Allow it for this site/],
    ['SecurityError', /isn’t allowed. Allow it for this site/],
    ['NotFoundError', /has no camera/],
    ['OverconstrainedError', /has no camera/],
    ['NotReadableError', /another program may be using it/],
    ['AbortError', /another program may be using it/],
  ])('%s', async (name, message) => {
    stubCameras(failWith(name));
    await expect(openCamera(undefined)).rejects.toThrow(message);
    await expect(openCamera(undefined)).rejects.toThrow('Or choose a picture of the code.');
  });

  test('a page without https', async () => {
    stubCameras(undefined, false);
    await expect(openCamera(undefined)).rejects.toThrow('only over a secure connection (https://)');
  });

  test('a browser without cameras', async () => {
    stubCameras(undefined);
    await expect(openCamera(undefined)).rejects.toThrow('This browser can’t use a camera.');
  });
});

test('A phone opens the camera on its back first, and then the one that the user chooses', async () => {
  const getUserMedia = vi.fn();
  stubCameras({ getUserMedia });
  await openCamera(undefined);
  await openCamera('front');
  expect(getUserMedia.mock.calls.map(([{ video }]) => video)).toMatchObject([
    { facingMode: 'environment' },
    { deviceId: { exact: 'front' } },
  ]);
});

test('Cameras have names, and microphones aren’t listed', async () => {
  const device = (kind: string, deviceId: string, label: string) => ({ kind, deviceId, label });
  stubCameras({
    enumerateDevices: async () =>
      [
        device('audioinput', 'a', 'Microphone'),
        device('videoinput', 'b', 'Back camera'),
        device('videoinput', 'c', ''),
      ] as MediaDeviceInfo[],
  });
  expect(await listCameras()).toEqual([
    { id: 'b', name: 'Back camera' },
    { id: 'c', name: 'Camera 2' },
  ]);
});

test('The light is offered only if the camera has one, and stays as it is if it can’t be switched', async () => {
  const track = (torch: boolean | undefined, applyConstraints: () => Promise<void>) =>
    ({ getCapabilities: () => ({ torch }), applyConstraints }) as unknown as MediaStreamTrack;
  const works = track(true, async () => {});
  expect([hasLight(works), hasLight(track(undefined, async () => {}))]).toEqual([true, false]);
  expect(hasLight({} as MediaStreamTrack)).toBe(false);
  expect(await switchLight(works, true)).toBe(true);
  expect(
    await switchLight(
      track(true, () => Promise.reject(new Error('in use'))),
      true,
    ),
  ).toBe(false);
});
