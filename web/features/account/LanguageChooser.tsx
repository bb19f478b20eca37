import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { temporaryLanguage } from "#web/lib/i18n.ts";
import { CHOOSER } from "#web/lib/language-chooser.ts";
import { profileQuery, sessionQuery } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { useChangeLanguage } from "./queries.ts";

/**
 * Asks for the language, once: on the first visit from this device, and of an account that has none yet. Waits until it is
 * known whether somebody is signed in, whose language would settle it.
 */
export function LanguageChooser() {
  const { t } = useTranslation("common");
  const toast = useToast();
  const session = useQuery(sessionQuery);
  const profile = useQuery({ ...profileQuery, enabled: false });
  const [onDevice, setOnDevice] = useState(temporaryLanguage);
  const change = useChangeLanguage();

  const visitor = session.isError || session.data?.user === null;
  const open = profile.data ? profile.data.language === null : visitor && onDevice === null;

  function choose(language: Language): void {
    change.mutate(language, {
      onSuccess: () => setOnDevice(language),
      onError: () => toast.error(t("language.failed")),
    });
  }
  return (
    <Dialog
      open={open}
      dismissable={false}
      title={<Both text={CHOOSER.title} />}
      description={<Both text={CHOOSER.permanent} />}
    >
      <div className="grid gap-3 pt-2">
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            size="lg"
            lang={language}
            busy={change.isPending && change.variables === language}
            onClick={() => choose(language)}
          >
            {CHOOSER.options[language]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function Both({ text }: { text: Bilingual }) {
  return LANGUAGES.map((language) => (
    <span key={language} lang={language} className="block">
      {text[language]}
    </span>
  ));
}
