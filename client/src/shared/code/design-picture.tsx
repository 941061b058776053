import type { Design } from '@canary/qr/design/design';
import { CodePicture } from './code-picture.tsx';
import { useDrawing } from './use-drawing.ts';

/** The content of the pictures: an address of a usual length. */
const payload = 'https://example.com';

interface DesignPictureProps {
  readonly design: Design;
  readonly className?: string | undefined;
}

/** A picture of a design, decorative. Empty until it is drawn. */
export function DesignPicture({ design, className }: DesignPictureProps) {
  const { code } = useDrawing({ payload, design });
  return code ? <CodePicture drawing={code.drawing} className={className} /> : <span className={className} />;
}
