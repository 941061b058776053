import type { Design } from '@canary/qr/design/design';
import { useState } from 'react';
import { paths } from '#config/paths.ts';
import { copyText } from '#shared/browser/copy-text.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { linkPrefix } from '../linked-design.tsx';
import { loadReaders } from '../load-readers.ts';

interface ShareDesignProps {
  readonly design: Design;
}

interface Outcome {
  readonly done?: string;
  readonly failure?: string;
  /** A link that could not be copied. */
  readonly link?: string;
}

const hasOwnImage = ({ background, logo }: Design) =>
  background.kind === 'image' || logo?.source.kind === 'image';

/** Copies a link to the design, or saves it as a file. Neither contains the code's content. */
export function ShareDesign({ design }: ShareDesignProps) {
  const [outcome, setOutcome] = useState<Outcome>({});

  const copyLink = async () => {
    const { designToText } = await loadReaders();
    const link = `${window.location.origin}${paths.landing}${linkPrefix}${await designToText(design)}`;
    const left = hasOwnImage(design) ? ' Your uploaded images are not in it.' : '';
    const done = `Link copied. It has the design, and nothing of your code’s content.${left}`;
    setOutcome((await copyText(link)) ? { done } : { link });
  };
  const saveAsFile = async () => {
    const { writeDesignFile } = await loadReaders();
    saveFile(new Blob([writeDesignFile(design)], { type: 'application/json' }), 'canary-qr-design.json');
    setOutcome({ done: 'Saved as canary-qr-design.json, with your uploaded images.' });
  };
  const attempt = (act: () => Promise<void>) =>
    void act().catch(() =>
      setOutcome({ failure: 'Part of the page could not be loaded. Check your connection and try again.' }),
    );

  return (
    <div className="stack">
      <div className="row">
        <Button look="quiet" onClick={() => attempt(copyLink)}>
          <Icon name="link" size={17} /> Copy link to design
        </Button>
        <Button look="quiet" onClick={() => attempt(saveAsFile)}>
          <Icon name="file-down" size={17} /> Save design as file
        </Button>
      </div>
      {outcome.link && (
        <TextField
          label="Copy this link"
          readOnly
          value={outcome.link}
          required
          onFocus={({ target }) => target.select()}
          onChange={() => undefined}
        />
      )}
      <StatusMessage done={outcome.done} failure={outcome.failure} />
    </div>
  );
}
