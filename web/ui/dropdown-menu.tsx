import { Check } from "lucide-react";
import * as Radix from "@radix-ui/react-dropdown-menu";
import { useEffect, useRef, type ReactElement, type ReactNode } from "react";

import { cx } from "./cx.ts";

export type MenuItem =
  | "separator"
  | {
      label: string;
      icon?: ReactNode;
      onSelect: () => void;
      tone?: "plain" | "danger";
      disabled?: boolean;
      /** If given, the item is a radio item with this state. */
      checked?: boolean;
    };

export type DropdownMenuProps = {
  /** One button that forwards its ref: `<Button>` or `<IconButton>`. */
  trigger: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  items: readonly MenuItem[];
  align?: "start" | "end";
  /** How its button was pressed before the menu was there: it opens as for that press. */
  openedBy?: "key" | "pointer" | undefined;
};

const ITEM =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-none select-none data-disabled:opacity-55 " +
  "data-highlighted:bg-accent-soft forced-colors:data-highlighted:chosen [&_svg]:size-5 [&_svg]:shrink-0";

/** A menu of actions or radio items. */
export function DropdownMenu({ trigger, label, items, align = "end", openedBy }: DropdownMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    if (!openedBy || isOpened.current || !button.current) return;
    isOpened.current = true;
    button.current.focus();
    // Radix focuses the first item only if it has seen a key.
    const init = { bubbles: true, cancelable: true };
    const press =
      openedBy === "key"
        ? new KeyboardEvent("keydown", { ...init, key: "Enter" })
        : new PointerEvent("pointerdown", { ...init, button: 0, pointerType: "mouse" });
    button.current.dispatchEvent(press);
  }, [openedBy]);
  return (
    // Not modal: a modal menu would hide the page from screen readers although it stays reachable.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          // Animate only while open: with reduced motion no `animationend` may fire, and Radix would wait for it before
          // unmounting.
          className="z-(--z-pop) min-w-52 data-[state=open]:animate-fade-in rounded-md border border-line bg-raised p-1.5 shadow-over"
        >
          {items.map((item, index) => {
            if (item === "separator") return <Radix.Separator key={index} className="mx-2 my-1.5 h-px bg-line" />;
            const className = cx(ITEM, item.tone === "danger" && "text-danger data-highlighted:bg-danger-soft");
            if (item.checked !== undefined) {
              return (
                <Radix.CheckboxItem
                  key={item.label}
                  role="menuitemradio"
                  checked={item.checked}
                  aria-checked={item.checked}
                  disabled={item.disabled}
                  onSelect={item.onSelect}
                  className={className}
                >
                  <span className="flex-1">{item.label}</span>
                  <Check aria-hidden="true" className={cx("text-accent", !item.checked && "opacity-0")} />
                </Radix.CheckboxItem>
              );
            }
            return (
              <Radix.Item key={item.label} disabled={item.disabled} onSelect={item.onSelect} className={className}>
                {item.icon}
                <span className="flex-1">{item.label}</span>
              </Radix.Item>
            );
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
