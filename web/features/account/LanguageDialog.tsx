import { useTranslation } from "react-i18next";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { CHOOSER } from "#web/app/language-chooser.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { useChangeLanguage } from "./change-language.ts";

/** Asks for the language. */
export function LanguageDialog({ open }: { open: boolean }) {
  const { t } = useTranslation("common");
  const toast = useToast();
  const change = useChangeLanguage();

  function choose(language: Language): void {
    change.mutate(language, { onError: () => toast.error(t("language.failed")) });
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
