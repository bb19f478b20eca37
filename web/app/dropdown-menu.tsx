import { cloneElement, useState, type ButtonHTMLAttributes, type ReactElement } from "react";
import type { DropdownMenuProps } from "#web/ui/dropdown-menu.tsx";
import { onDemand } from "./on-demand.tsx";

interface PressableProps extends DropdownMenuProps {
  pressed: boolean;
  onPress: () => void;
}

const Menu = onDemand<PressableProps>(
  async () => (await import("#web/ui/dropdown-menu.tsx")).DropdownMenu,
  ({ pressed }) => pressed,
  { before: PlainTrigger, waiting: PlainTrigger },
);

/** As web/ui/dropdown-menu.tsx, loaded after the page: only its button is there before the first press. */
export function DropdownMenu(props: Omit<DropdownMenuProps, "defaultOpen">) {
  const [pressed, setPressed] = useState(false);
  return <Menu {...props} defaultOpen pressed={pressed} onPress={() => setPressed(true)} />;
}

function PlainTrigger({ trigger, pressed, onPress }: PressableProps) {
  return cloneElement(trigger as ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    "aria-busy": pressed || undefined,
    onClick: onPress,
  });
}
