import type { ComponentProps } from 'react';
import type { IconName } from '#config/icons.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface ToolButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly name: string;
}

/** A quiet button of a tool bar. The bar may hide its name, `[data-tool-name]`, from view where there is no room. */
export function ToolButton({ icon, name, ...props }: ToolButtonProps) {
  return (
    <Button look="quiet" {...props}>
      <Icon name={icon} /> <span data-tool-name>{name}</span>
    </Button>
  );
}
