import { useEffect, useRef, useState } from 'react';
import { createRenderingWorkers } from '#shared/code/rendering.ts';
import type { OpenForm } from '#shared/code/use-open-form.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { CameraView } from './camera-view.tsx';
import { FileScan, type ScannedFile } from './file-scan.ts';
import { FoundCode, type NoteOn } from './found-code.tsx';
import { pictureTypes } from './open-picture.ts';
import { PageTurner } from './page-turner.tsx';
import { PictureView } from './picture-view.tsx';
import styles from './scan.module.css';
import { useGivenFiles } from './use-given-files.ts';

interface ScanProps {
  readonly noteOn: NoteOn;
  readonly onMakeAgain: OpenForm;
}

/** A code of the list, and how often it is in the picture. */
interface ListedCode {
  readonly text: string;
  readonly count: number;
}

/** Reads codes from a camera, a picture or a PDF file. Nothing of it leaves the browser. */
export function Scan({ noteOn, onMakeAgain }: ScanProps) {
  const [workers] = useState(() => createRenderingWorkers());
  const scan = useRef<FileScan>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const [isCameraOn, setCameraOn] = useState(false);
  const [scanned, setScanned] = useState<ScannedFile>();
  /** The codes that the camera has seen, in this order. */
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const { plural } = useNumbers();
  useEffect(
    () => () => {
      scan.current?.close();
      workers.stop();
    },
    [workers],
  );

  const clear = () => {
    scan.current?.close();
    scan.current = undefined;
    setScanned(undefined);
    setSeen([]);
    setFailure(undefined);
  };
  const open = (file: File) => {
    clear();
    setCameraOn(false);
    scan.current = new FileScan(file, workers, setScanned);
  };
  const startCamera = () => {
    clear();
    setCameraOn(true);
  };
  const isDragged = useGivenFiles(([file, ...others]) => {
    if (file) open(file);
    else setFailure('There is no picture in what you pasted or dropped. Copy a picture, or choose its file.');
    if (others.length > 0)
      setFailure(`One file is read at a time: this is ${file?.name}. Drop the next one.`);
  });

  const result = scanned?.result;
  const codes = result ? countCodes(result.codes.map(({ text }) => text)) : countCodes(seen);
  const numbers = new Map(codes.map(({ text }, index) => [text, index + 1]));
  return (
    <div className={styles.scan}>
      <section className={styles.source} aria-labelledby="scan-source">
        <h2 id="scan-source" className="visually-hidden">
          Camera or picture
        </h2>
        {isCameraOn ? (
          <CameraView
            workers={workers}
            numbers={numbers}
            onCodes={(texts) => setSeen((before) => [...new Set([...before, ...texts])])}
            onFailure={(message) => {
              setCameraOn(false);
              setFailure(message);
            }}
            onStop={() => setCameraOn(false)}
          />
        ) : (
          <>
            {scanned?.url && !scanned.failure ? (
              <PictureView url={scanned.url} found={result} numbers={numbers} />
            ) : (
              <div className={styles.empty}>
                <Icon name="scan-line" size={40} />
                <p>Drop a picture or a PDF file anywhere on this page, or paste a screenshot.</p>
              </div>
            )}
            {scanned && scanned.pages > 1 && (
              <PageTurner scanned={scanned} onTurn={(page) => scan.current?.turnTo(page)} />
            )}
            <div className="row">
              <Button onClick={startCamera}>
                <Icon name="camera" /> Use the camera
              </Button>
              <Button look="quiet" onClick={() => input.current?.click()}>
                <Icon name="upload" /> Choose a file
              </Button>
              <input
                ref={input}
                type="file"
                hidden
                aria-label="Picture or PDF file"
                accept={pictureTypes}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) open(file);
                  // Without a reset, choosing the same file after an edit would do nothing.
                  target.value = '';
                }}
              />
            </div>
          </>
        )}
        <StatusMessage failure={failure ?? scanned?.failure} />
        <p className="fine">
          Pictures are read in your browser. Neither they nor what their codes contain is sent anywhere.
        </p>
      </section>
      <section className={styles.results} aria-labelledby="scan-results">
        <h2 id="scan-results">Codes</h2>
        <p role="status" className="muted">
          {isCameraOn && codes.length === 0 && 'Point the camera at a code.'}
          {!isCameraOn && !scanned && codes.length === 0 && 'What a code contains is shown here.'}
          {scanned && !result && !scanned.failure && describeProgress(scanned)}
          {codes.length > 0 && `${plural(codes.length, 'code')} found.`}
        </p>
        {result?.codes.length === 0 && (
          <Note tone="warning">
            No QR code was found. Make sure that the whole code is in the picture, with the empty border
            around it, sharp and without glare. Then crop the picture to the code, or take it from closer. Bar
            codes of products aren’t read.
          </Note>
        )}
        <ol className={styles.codes}>
          {codes.map(({ text, count }, index) => (
            <FoundCode
              key={text}
              text={text}
              number={index + 1}
              count={count}
              noteOn={noteOn}
              onMakeAgain={onMakeAgain}
            />
          ))}
        </ol>
      </section>
      {isDragged && (
        <div className={styles.drop}>
          <p>Drop the file to read its codes</p>
        </div>
      )}
    </div>
  );
}

function describeProgress({ page, pages }: ScannedFile): string {
  return pages > 1 ? `Reading page ${page} of ${pages}…` : 'Reading the picture…';
}

/** Lists each text once, in the order of its first code. */
function countCodes(texts: readonly string[]): readonly ListedCode[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({ text, count }));
}
