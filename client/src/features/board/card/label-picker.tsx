import type { SetChange } from '@canary/board/changes/card';
import { type BoardColor, boardColors } from '@canary/board/colors';
import { maxCardLabels, maxLabels } from '@canary/board/limits';
import type { Card, Label } from '@canary/board/model';
import { labelNameProblem } from '@canary/board/texts';
import { useState } from 'react';
import { IconButton } from '#shared/ui/button.tsx';
import { LabelChip } from '#shared/ui/label-chip.tsx';
import { Popover, type PopoverControl } from '#shared/ui/popover.tsx';
import { useLabels } from '../live/selectors.ts';
import { useLabelEdits } from './label-edits.ts';
import { LabelForm } from './label-form.tsx';
import { Picker, pickState } from './picker.tsx';

interface LabelPickerProps extends PopoverControl {
  /** The card, or several cards that get the same labels. */
  readonly cards: readonly Pick<Card, 'labelIds'>[];
  onChange(change: SetChange): void;
}

/** A popover in which labels are picked, and added, changed and deleted. */
export function LabelPicker({ cards, onChange, ...popover }: LabelPickerProps) {
  return (
    <Popover label="Labels" {...popover}>
      <LabelList cards={cards} onChange={onChange} />
    </Popover>
  );
}

function LabelList({ cards, onChange }: Pick<LabelPickerProps, 'cards' | 'onChange'>) {
  const labels = useLabels();
  const { createLabel, editLabel, removeLabel } = useLabelEdits();
  const [edited, setEdited] = useState<Label>();
  if (edited)
    return (
      <LabelForm
        name={edited.name}
        color={edited.color}
        action="Save"
        onSubmit={(label) => {
          editLabel(edited, label);
          setEdited(undefined);
        }}
        onCancel={() => setEdited(undefined)}
        onDelete={() => {
          removeLabel(edited);
          setEdited(undefined);
        }}
      />
    );

  const all = [...labels.values()];
  const nextColor = rarestColor(all);
  const isFull = cards.some(
    ({ labelIds }) => labelIds.filter((id) => labels.has(id)).length >= maxCardLabels,
  );
  const canCreate = all.length < maxLabels && !isFull;
  return (
    <Picker
      label={canCreate ? 'Find or add a label' : 'Find a label'}
      empty="No labels yet. Type a name to add one."
      limit={isFull ? `A card has up to ${maxCardLabels} labels.` : undefined}
      items={all.map((label) => ({
        id: label.id,
        name: label.name,
        content: <LabelChip label={label} />,
        state: pickState(cards.filter(({ labelIds }) => labelIds.includes(label.id)).length, cards.length),
      }))}
      onPick={(id, isPicked) => onChange(isPicked ? { add: [id] } : { remove: [id] })}
      create={
        canCreate
          ? {
              text: (name) => <>Add the label ‘{name}’</>,
              problem: labelNameProblem,
              run: (name) => onChange({ add: [createLabel({ name, color: nextColor })] }),
            }
          : undefined
      }
      extra={({ id, name }) => (
        <IconButton
          icon="pencil"
          label={`Change the label ${name}`}
          onClick={() => setEdited(labels.get(id))}
        />
      )}
    />
  );
}

/** The colour that the fewest labels have; gray comes last. */
function rarestColor(labels: readonly Label[]): BoardColor {
  const count = (color: BoardColor) => labels.filter((label) => label.color === color).length;
  const [gray, ...bright] = boardColors;
  return [...bright, gray].reduce((rarest, color) => (count(color) < count(rarest) ? color : rarest));
}
