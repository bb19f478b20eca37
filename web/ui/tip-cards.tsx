import { Card } from "./card.tsx";

/** Tips, one card each. */
export function TipCards({ tips }: { tips: readonly string[] }) {
  return (
    <ul className="m-0 grid max-w-180 list-none gap-4 p-0 md:grid-cols-2">
      {tips.map((tip) => (
        <Card as="li" key={tip} className="leading-[1.65] break-words last:odd:md:col-span-2">
          {tip}
        </Card>
      ))}
    </ul>
  );
}
