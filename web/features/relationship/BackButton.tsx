import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

export function BackButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button variant="quiet" className="px-2!" onClick={onClick}>
      <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 text-left break-words">{children}</span>
    </Button>
  );
}
