import { useTranslation } from "react-i18next";
import { GUEST_TYPE } from "#domain/invitations/contract.ts";
import { PASSED_ON_TYPE } from "#domain/invitations/passing-on.ts";

/** The label of an invitation in words; null for that of invitations without one. */
export function useInvitationLabel(): (testerType: string) => string | null {
  const { t } = useTranslation("admin");
  return (testerType) =>
    testerType === GUEST_TYPE ? null : testerType === PASSED_ON_TYPE ? t("row.passed_on") : testerType;
}
