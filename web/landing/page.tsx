import type { ReactNode } from "react";

import type { Bilingual, Language } from "#domain/language.ts";
import { LANGUAGES } from "#domain/language.ts";
import { buttonClass, linkClass } from "#web/ui/button-class.ts";
import { CHOOSER } from "#web/app/language-chooser.ts";
import { cx } from "#web/ui/cx.ts";
import { Wordmark } from "#web/ui/logo.tsx";
import { tuningPaths } from "#web/ui/wave.ts";

import { LANDING } from "./content.ts";
import type { LandingContent } from "./content.ts";
import { NoteExample, PlanExample, ProgressExample, TraitExample } from "./examples.tsx";

/** The landing page's body. The server replaces `__HELP_EMAIL__`. */
export function LandingPage({ language }: { language: Language }) {
  const text = LANDING[language];
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-md bg-ink font-semibold text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:px-4 focus:py-3"
      >
        {text.skip}
      </a>
      <header className="mx-auto flex max-w-290 flex-wrap items-center justify-between gap-x-1 gap-y-1 px-5 py-4 sm:px-10 sm:py-6">
        <Wordmark />
        <div className="flex flex-wrap items-center gap-x-6">
          <LanguageToggle current={language} label={text.languageNav} />
          <a
            href="/auth"
            className="inline-flex min-h-11 items-center rounded-md border border-line-strong px-4 text-small font-semibold hover:border-ink max-sm:hidden"
          >
            {text.signIn}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Hero text={text} />
        <Product text={text.product} language={language} />
        <Features text={text} />
        <Closing text={text} />
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-290 flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-8 sm:px-10">
          <Wordmark />
          <nav aria-label={text.footer.label}>
            <ul className="flex flex-wrap gap-x-6 text-small">
              <FooterLink href="/privacy">{text.footer.privacy}</FooterLink>
              <FooterLink href="/terms">{text.footer.terms}</FooterLink>
              <FooterLink href="mailto:__HELP_EMAIL__">{text.footer.help}: __HELP_EMAIL__</FooterLink>
            </ul>
          </nav>
        </div>
      </footer>
      <LanguageChooser />
    </>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center break-all text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      >
        {children}
      </a>
    </li>
  );
}

function LanguageToggle({ current, label }: { current: Language; label: string }) {
  return (
    <nav aria-label={label} className="-mr-3 flex text-small max-[22.4rem]:-mr-1.5">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          data-language={language}
          aria-current={language === current ? "true" : undefined}
          className={cx(
            "min-h-11 rounded-sm px-3 max-[22.4rem]:px-1.5",
            language === current
              ? "font-semibold underline decoration-accent-line decoration-2 underline-offset-8"
              : "text-ink-soft hover:text-ink",
          )}
        >
          {CHOOSER.options[language]}
        </button>
      ))}
    </nav>
  );
}

function Hero({ text }: { text: LandingContent }) {
  return (
    <section className="overflow-hidden pt-8 sm:pt-14">
      <div className="relative mx-auto max-w-290 px-5 sm:px-10">
        <h1 className="max-w-[19ch] font-serif text-display font-medium tracking-[-0.018em]">{text.title}</h1>
        <p className="mt-6 max-w-[36em] text-lead text-ink-soft">{text.subtitle}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="/auth" className={cx(buttonClass({ variant: "primary", size: "lg" }), "max-sm:w-full")}>
            {text.start}
          </a>
          <a href="#features" className={cx(linkClass, "inline-flex min-h-11 items-center")}>
            {text.learn}
          </a>
          {/* On phones the header has room only for the language toggle. */}
          <a href="/auth" className={cx(linkClass, "inline-flex min-h-11 items-center sm:hidden")}>
            {text.signIn}
          </a>
        </div>
        <p className="mt-4 text-small text-ink-soft">{text.invitation}</p>
        <p className="mt-1 max-w-[36em] text-small text-ink-soft">
          {text.private.text}{" "}
          <a href="/privacy" className={linkClass}>
            {text.private.link}
          </a>
        </p>
      </div>
      <TuningWave you={text.waveYou} other={text.waveOther} />
    </section>
  );
}

/** Two labelled lines that converge into one wave across the page; fewer cycles on phones. */
function TuningWave({ you, other }: { you: string; other: string }) {
  return (
    <div aria-hidden="true" className="mt-8 sm:-mt-4 lg:-mt-28">
      <WaveDrawing cycles={2.25} className="h-36 sm:hidden" />
      <WaveDrawing cycles={3.5} className="h-80 max-sm:hidden lg:h-112" />
      <div className="mx-auto flex max-w-290 gap-5 px-5 font-serif text-lead italic max-sm:mt-2 sm:-mt-16 sm:px-10">
        <span className="flex items-center gap-2">
          <span className="h-[3px] w-6 rounded-full bg-ink" />
          {you}
        </span>
        <span className="flex items-center gap-2">
          <span className="h-[3px] w-6 rounded-full bg-accent-line" />
          {other}
        </span>
      </div>
    </div>
  );
}

function WaveDrawing({ cycles, className }: { cycles: number; className: string }) {
  const { lead, follow } = tuningPaths(1200, 400, { cycles, gap: 14, rise: 0.4 });
  return (
    <svg viewBox="0 0 1200 400" preserveAspectRatio="none" className={cx("block w-full", className)}>
      <g fill="none" strokeLinecap="round" strokeWidth="3">
        <path d={follow} vectorEffect="non-scaling-stroke" className="stroke-accent-line" />
        <path d={lead} vectorEffect="non-scaling-stroke" className="stroke-ink" />
      </g>
    </svg>
  );
}

const THEMES = ["light", "dark"] as const;

/** Screenshots of the demo account in the page's language and theme; lazy-loaded. */
function Product({ text, language }: { text: LandingContent["product"]; language: Language }) {
  return (
    <section aria-labelledby="product-title" className="below mt-16 sm:mt-24">
      <div className="mx-auto max-w-290 px-5 sm:px-10">
        <h2 id="product-title" className="font-serif text-h1 font-medium tracking-[-0.01em]">
          {text.title}
        </h2>
        <p className="mt-3 max-w-measure text-lead text-ink-soft">{text.text}</p>
        {THEMES.map((theme) => (
          <picture key={theme} className={cx("mt-8 sm:mt-12", theme === "light" ? "by-day" : "by-night")}>
            <source media="(min-width: 40rem)" srcSet={screen("wide", language, theme)} width="1800" height="1110" />
            <img
              src={screen("narrow", language, theme)}
              width="780"
              height="1280"
              alt={text.picture}
              loading="lazy"
              decoding="async"
              className="h-auto w-full rounded-lg border border-line shadow-over"
            />
          </picture>
        ))}
      </div>
    </section>
  );
}

function screen(size: "wide" | "narrow", language: Language, theme: (typeof THEMES)[number]): string {
  return `/product-${size}-${language}-${theme}.webp`;
}

function Features({ text }: { text: LandingContent }) {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="below mt-16 scroll-mt-6 border-t border-line sm:mt-24"
    >
      <div className="mx-auto max-w-290 px-5 pt-14 pb-16 sm:px-10 sm:pt-20 sm:pb-24">
        <h2 id="features-title" className="font-serif text-h1 font-medium tracking-[-0.01em]">
          {text.features.title}
        </h2>
        <p className="mt-3 max-w-measure text-lead text-ink-soft">{text.features.lead}</p>
        {/* Independent columns: shared rows would leave gaps below the shorter items. */}
        <div className="mt-12 grid gap-x-16 gap-y-16 sm:mt-16 lg:grid-cols-2">
          <div className="flex flex-col gap-16 lg:gap-24">
            <Feature title={text.understand.title} text={text.understand.text}>
              <TraitExample text={text.understand} />
            </Feature>
            <Feature title={text.notes.title} text={text.notes.text}>
              <NoteExample text={text.notes} />
            </Feature>
          </div>
          <div className="flex flex-col gap-16 lg:gap-24">
            <Feature title={text.prepare.title} text={text.prepare.text}>
              <PlanExample text={text.prepare} />
            </Feature>
            <Feature title={text.progress.title} text={text.progress.text}>
              <ProgressExample text={text.progress} />
            </Feature>
          </div>
        </div>
      </div>
    </section>
  );
}

function Feature(props: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="flex max-w-130 min-w-0 flex-col">
      <h3 className="font-serif text-h2 font-medium">{props.title}</h3>
      <p className="mt-2 mb-6 text-ink-soft">{props.text}</p>
      {props.children}
    </article>
  );
}

function Closing({ text }: { text: LandingContent }) {
  return (
    <section className="border-t border-line bg-sunk">
      <div className="mx-auto flex max-w-290 flex-wrap items-center justify-between gap-x-12 gap-y-6 px-5 py-14 sm:px-10 sm:py-20">
        <p className="max-w-[26em] font-serif text-h2 font-medium text-balance">{text.closing}</p>
        <a href="/auth" className={cx(buttonClass({ variant: "primary", size: "lg" }), "max-sm:w-full")}>
          {text.start}
        </a>
      </div>
    </section>
  );
}

/** Opened by the script on a first visit; `closedby="none"` disables closing by Escape or outside click. */
function LanguageChooser() {
  return (
    <dialog
      aria-labelledby="chooser-title"
      aria-describedby="chooser-note"
      {...{ closedby: "none" }}
      className="m-auto w-[calc(100%-2rem)] max-w-110 rounded-lg bg-raised p-6 text-ink shadow-over sm:p-8"
    >
      <h2 id="chooser-title" className="font-serif text-h2 font-medium">
        <Both text={CHOOSER.title} />
      </h2>
      <div className="mt-6 grid gap-3">
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            data-language={language}
            className={cx(buttonClass({ variant: "secondary", size: "lg" }), "hover:border-accent")}
          >
            {CHOOSER.options[language]}
          </button>
        ))}
      </div>
      <p id="chooser-note" className="mt-6 text-small text-ink-soft">
        <Both text={CHOOSER.permanent} />
      </p>
    </dialog>
  );
}

function Both({ text }: { text: Bilingual }) {
  return LANGUAGES.map((language) => (
    <span key={language} lang={language} className="block">
      {text[language]}{" "}
    </span>
  ));
}
