import { corners, finderCentreShapes, finderFrameShapes, moduleShapes } from '@canary/qr/design/options';
import { useState } from 'react';
import { Choice } from '#shared/ui/choice.tsx';
import { changeFinderPart, type FinderTarget, finderOf } from './finder-target.ts';
import { plainFinder, plainModules, Sample } from './sample.tsx';
import type { SectionProps } from './section.ts';
import { cornerNames, finderCentreNames, finderFrameNames, moduleShapeNames } from './shape-names.ts';

const moduleOptions = moduleShapes.map((shape) => ({
  value: shape,
  name: moduleShapeNames[shape],
  picture: <Sample change={{ modules: { ...plainModules, shape } }} part="modules" />,
}));

const frameOptions = finderFrameShapes.map((shape) => ({
  value: shape,
  name: finderFrameNames[shape],
  picture: (
    <Sample change={{ finders: { ...plainFinder, frame: { ...plainFinder.frame, shape } } }} part="finder" />
  ),
}));

const centreOptions = finderCentreShapes.map((shape) => ({
  value: shape,
  name: finderCentreNames[shape],
  picture: (
    <Sample
      change={{ finders: { ...plainFinder, centre: { ...plainFinder.centre, shape } } }}
      part="finder"
    />
  ),
}));

const targetOptions: readonly { value: FinderTarget; name: string }[] = [
  { value: 'all', name: 'All three' },
  ...corners.map((corner) => ({ value: corner, name: cornerNames[corner] })),
];

/** Shapes of modules and finder patterns. */
export function ShapeSection({ design, change }: SectionProps) {
  const [target, setTarget] = useState<FinderTarget>('all');
  const finder = finderOf(design, target);
  return (
    <>
      <Choice
        legend="Modules"
        look="tiles"
        options={moduleOptions}
        value={design.modules.shape}
        onChoose={(shape) =>
          change({
            label: 'Modules',
            apply: (before) => ({ ...before, modules: { ...before.modules, shape } }),
          })
        }
      />
      <Choice<FinderTarget>
        legend="Corners to change"
        options={targetOptions}
        value={target}
        onChoose={setTarget}
      />
      <Choice
        legend="Corner frames"
        look="tiles"
        options={frameOptions}
        value={finder.frame.shape}
        onChoose={(shape) =>
          change({
            label: 'Corner frames',
            apply: (before) => changeFinderPart(before, target, 'frame', { shape }),
          })
        }
      />
      <Choice
        legend="Corner centres"
        look="tiles"
        options={centreOptions}
        value={finder.centre.shape}
        onChoose={(shape) =>
          change({
            label: 'Corner centres',
            apply: (before) => changeFinderPart(before, target, 'centre', { shape }),
          })
        }
      />
    </>
  );
}
