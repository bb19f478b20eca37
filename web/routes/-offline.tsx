import { useQueryClient, type Query } from "@tanstack/react-query";
import { ChevronDown, CircleAlert, CloudOff, RefreshCw } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SafetyMark } from "#domain/care/contract.ts";
import { ApiError } from "#web/app/api.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { RefusedDialog } from "#web/app/offline/dialogs.ts";
import { isServedByWorker } from "#web/app/offline/device.ts";
import { keepReads } from "#web/app/offline/kept-reads.ts";
import { watchVersion } from "#web/app/offline/new-version.ts";
import type { OfflineProps } from "#web/app/offline/offline-start.tsx";
import { startQueue } from "#web/app/offline/queue.ts";
import { fetchByPage } from "#web/app/fetch-later.ts";
import { useReadAt } from "#web/app/offline/use-read-at.ts";
import { onDelivered, useWaiting } from "#web/app/offline/waiting.ts";
import { useOnline } from "#web/app/use-online.ts";
import { formatMoment, formatTime } from "#web/format/dates.ts";
import { SavedCareDialog } from "#web/safety/dialogs.ts";
import { Helplines } from "#web/safety/helplines.tsx";
import { markIn } from "#web/safety/marks.ts";
import { callsForCare } from "#web/safety/saved-with-care.tsx";
import { Button } from "#web/ui/button.tsx";
import { linkClass } from "#web/ui/button-class.ts";
import { cx } from "#web/ui/cx.ts";

/** What works without a network, and what is said about it, while an account is signed in. */
export function OfflineParts({ owner }: OfflineProps) {
  useKept(owner);
  const care = useDeliveries();
  return (
    <>
      <Bars />
      <SavedCareDialog
        open={care.mark !== null}
        onClose={care.close}
        title=""
        mark={care.mark}
        savedTitle={useTranslation("offline").t("sent_with_care")}
      >
        {null}
      </SavedCareDialog>
    </>
  );
}

/** Keeps what is read and what waits, as long as it is mounted. */
function useKept(owner: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let stopped = false;
    const stops: (() => void)[] = [];
    for (const start of [keepReads(client, owner), startQueue(owner)]) {
      start.then(
        (stop) => (stopped ? stop() : stops.push(stop)),
        // A private window, or no room: everything else works.
        () => undefined,
      );
    }
    return () => {
      stopped = true;
      for (const stop of stops) stop();
    };
  }, [client, owner]);
}

/** Refreshes what is shown once something that waited is stored, and finds the safety mark it came with. */
function useDeliveries(): { mark: SafetyMark | null; close: () => void } {
  const client = useQueryClient();
  const online = useOnline();
  const [mark, setMark] = useState<SafetyMark | null>(null);
  const wasOnline = useRef(online);
  useEffect(() => {
    // The network may have come back before this was loaded.
    const isMissed = ({ state }: Query) => state.error instanceof ApiError && state.error.code === "network";
    if (online) void client.invalidateQueries(wasOnline.current ? { predicate: isMissed } : {});
    wasOnline.current = online;
  }, [client, online]);
  useEffect(
    () =>
      onDelivered(({ kind }, answer) => {
        // A conversation refreshes itself.
        const changed = Object.values(KEYS).filter((key) => kind !== "message" || key !== KEYS.conversations);
        for (const queryKey of changed) void client.invalidateQueries({ queryKey });
        const found = markIn(answer);
        if (callsForCare(found)) setMark(found);
      }),
    [client],
  );
  return { mark, close: () => setMark(null) };
}

// On a phone it would take too much of the page while one scrolls.
const BAR = "z-(--z-bar) bg-notice-soft sm:sticky sm:top-0";
// Begins where the wordmark does.
const ROW = "flex items-start gap-x-3 px-4 text-small sm:px-6 min-[900px]:px-7";
const ROW_ICON = "size-5 shrink-0 text-notice";

function Bars() {
  const online = useOnline();
  const bars = useBarsHeight();
  return (
    <div ref={bars} data-screen-only className={BAR}>
      <OfflineLine online={online} />
      <RefusedLine />
      <VersionLine />
    </div>
  );
}

/** Sets `--bars` on the document, the height of this element, for what stays at the top below it. */
function useBarsHeight() {
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--bars", `${bars.current?.offsetHeight ?? 0}px`));
    if (bars.current) observer.observe(bars.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--bars");
    };
  }, []);
  return bars;
}

/** A sentence and its buttons, which go below it, and begin where it does, where there is no room beside it. */
function RowWithButtons({ icon, text, children }: { icon: ReactElement; text: string; children: ReactNode }) {
  return (
    <p className={ROW}>
      <span className="flex min-h-11 items-center">{icon}</span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-4">
        <span className="flex min-h-11 items-center">{text}</span>
        <span className="-ml-4 flex flex-wrap">{children}</span>
      </span>
    </p>
  );
}

function OfflineLine({ online }: { online: boolean }) {
  const { t } = useTranslation("offline");
  const id = useId();
  const last = useReadAt(!online);
  const [helping, setHelping] = useState(false);
  const language = currentLanguage();
  const read = last?.isToday
    ? t("read_today", { time: formatTime(last.at, language) })
    : last && t("read", { moment: formatMoment(last.at, language) });
  return (
    <>
      <div role="status">
        {!online && (
          <p className={cx(ROW, "pt-2.5")}>
            <CloudOff aria-hidden="true" className={cx(ROW_ICON, "mt-0.5")} />
            <span>
              {t("now")} {read} {t("sent_later")}
            </span>
          </p>
        )}
      </div>
      {!online && (
        <div className="px-4 pl-12 sm:px-6 sm:pl-14 min-[900px]:pl-15">
          <button
            type="button"
            aria-expanded={helping}
            aria-controls={id}
            onClick={() => setHelping(!helping)}
            className={cx(linkClass, "inline-flex min-h-11 items-center gap-1.5 text-small")}
          >
            {t("help")}
            <ChevronDown aria-hidden="true" className={cx("size-4 transition-transform", helping && "rotate-180")} />
          </button>
          <div id={id} hidden={!helping} className="max-h-[60dvh] max-w-measure overflow-y-auto pb-3">
            {helping && <Helplines path="unclear" />}
          </div>
        </div>
      )}
    </>
  );
}

function RefusedLine() {
  const { t } = useTranslation("offline");
  const refused = useWaiting().filter((entry) => entry.refused);
  const [open, setOpen] = useState(false);
  return (
    <>
      <div role="status">
        {refused.length > 0 && (
          <RowWithButtons
            icon={<CircleAlert aria-hidden="true" className={ROW_ICON} />}
            text={t("not_saved.line", { count: refused.length })}
          >
            <Button variant="quiet" onClick={() => setOpen(true)}>
              {t("not_saved.show")}
            </Button>
          </RowWithButtons>
        )}
      </div>
      <RefusedDialog open={open && refused.length > 0} onOpenChange={setOpen} refused={refused} />
    </>
  );
}

/** Milliseconds after which the user is told that another tab has not agreed yet. */
const OTHERS_MS = 1500;

function VersionLine() {
  const { t } = useTranslation("offline");
  const client = useQueryClient();
  const agree = useRef(() => Promise.resolve());
  const [offer, setOffer] = useState<"none" | "made" | "taken" | "waits">("none");
  useEffect(() => {
    let stop: (() => void) | null = null;
    let stopped = false;
    watchVersion(() => setOffer("made")).then(
      (watch) => {
        if (stopped) return watch.stop();
        agree.current = watch.agree;
        return (stop = watch.stop);
      },
      // Offline, or workers are forbidden here. One from before still answers with what it has stored.
      () => {
        if (!isServedByWorker()) fetchByPage();
      },
    );
    return () => {
      stopped = true;
      stop?.();
    };
  }, []);
  async function take(): Promise<void> {
    setOffer("taken");
    // Whatever is being saved is saved first; drafts are stored as they are typed.
    while (client.isMutating() > 0) await new Promise((resolve) => setTimeout(resolve, 100));
    const waiting = setTimeout(() => setOffer("waits"), OTHERS_MS);
    await agree.current();
    clearTimeout(waiting);
    setOffer("taken");
  }
  return (
    <div role="status">
      {offer !== "none" && (
        <RowWithButtons
          icon={<RefreshCw aria-hidden="true" className={ROW_ICON} />}
          text={offer === "waits" ? t("version.elsewhere") : t("version.ready")}
        >
          {offer !== "waits" && (
            <>
              <Button variant="quiet" busy={offer === "taken"} onClick={() => void take()}>
                {t("version.reload")}
              </Button>
              {offer === "made" && (
                <Button variant="quiet" onClick={() => setOffer("none")}>
                  {t("version.later")}
                </Button>
              )}
            </>
          )}
        </RowWithButtons>
      )}
    </div>
  );
}
