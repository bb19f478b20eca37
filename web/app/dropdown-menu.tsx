import { cloneElement, useState, type ButtonHTMLAttributes, type ReactElement } from "react";
import type { DropdownMenuProps } from "#web/ui/dropdown-menu.tsx";
import { onDemand } from "./on-demand.tsx";

interface PressableProps extends DropdownMenuProps {
  onPress: (by: DropdownMenuProps["openedBy"]) => void;
}

const Menu = onDemand<PressableProps>(
  async () => (await import("#web/ui/dropdown-menu.tsx")).DropdownMenu,
  ({ openedBy }) => openedBy !== undefined,
  { before: PlainTrigger, waiting: PlainTrigger },
);

/** As web/ui/dropdown-menu.tsx, loaded after the page: only its button is there before the first press. */
export function DropdownMenu(props: Omit<DropdownMenuProps, "openedBy">) {
  const [openedBy, setOpenedBy] = useState<DropdownMenuProps["openedBy"]>();
  return <Menu {...props} openedBy={openedBy} onPress={setOpenedBy} />;
}

function PlainTrigger({ trigger, openedBy, onPress }: PressableProps) {
  return cloneElement(trigger as ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    "aria-busy": openedBy !== undefined || undefined,
    // A click by a key has no clicks to count.
    onClick: ({ detail }) => onPress(detail === 0 ? "key" : "pointer"),
  });
}
